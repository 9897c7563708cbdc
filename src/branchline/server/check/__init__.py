"""Whether a server keeps its promises while its parts are killed: many clients, their histories, and a judge.

The clients know nothing of the server's insides, and the judge reads the database itself.
"""

from branchline.server.check.faults import Fault, Faults
from branchline.server.check.history import read_histories
from branchline.server.check.judging import judge
from branchline.server.check.logs import read_logs
from branchline.server.check.running import Report, run
from branchline.server.check.violations import Kind, Violation

__all__ = ["Fault", "Faults", "Kind", "Report", "Violation", "judge", "read_histories", "read_logs", "run"]
