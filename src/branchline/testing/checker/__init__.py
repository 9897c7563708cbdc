"""History checker (as in Jepsen): many clients play while faults are injected, and their histories are checked.

The clients know nothing of the server's internals, and the checker reads the database directly.
"""

from branchline.testing.checker.faults import Fault, Faults
from branchline.testing.checker.history import read_histories
from branchline.testing.checker.logs import read_logs
from branchline.testing.checker.report import Kind, Report, Violation
from branchline.testing.checker.run import judge, run

__all__ = ["Fault", "Faults", "Kind", "Report", "Violation", "judge", "read_histories", "read_logs", "run"]
