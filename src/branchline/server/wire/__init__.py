"""Wire format: message types with limits, for HTTP and WebSockets. Unknown fields in requests are refused."""

from branchline.server.wire.terms import *  # isort: skip
from branchline.server.wire.server import *  # isort: skip
from branchline.server.wire.tables import *  # isort: skip
from branchline.server.wire.commands import *  # isort: skip
from branchline.server.wire.chat import *  # isort: skip
from branchline.server.wire.replay import *  # isort: skip
from branchline.server.wire.boards import *  # isort: skip
from branchline.server.wire.friends import *  # isort: skip
from branchline.server.wire.moderation import *  # isort: skip
from branchline.server.wire.results import *  # isort: skip
from branchline.server.wire.accounts import *  # isort: skip
