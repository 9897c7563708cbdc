"""Whether a server keeps its promises while its parts are killed: many clients, their histories, and a judge.

The clients know nothing of the server's insides, and the judge reads the database itself.
"""

from branchline.testing.checker.faults import Fault, Faults
from branchline.testing.checker.history import read_histories
from branchline.testing.checker.logs import read_logs
from branchline.testing.checker.run import Report, run
from branchline.testing.checker.verdict import judge
from branchline.testing.checker.violations import Kind, Violation

__all__ = ["Fault", "Faults", "Kind", "Report", "Violation", "judge", "read_histories", "read_logs", "run"]
