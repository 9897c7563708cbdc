"""What goes over the network: closed types with limits, for HTTP and sockets alike. Unknown fields are refused."""

from branchline.server.wire.terms import *  # isort: skip
from branchline.server.wire.people import *  # isort: skip
from branchline.server.wire.tables import *  # isort: skip
from branchline.server.wire.deeds import *  # isort: skip
from branchline.server.wire.talk import *  # isort: skip
from branchline.server.wire.past import *  # isort: skip
from branchline.server.wire.house import *  # isort: skip
from branchline.server.wire.printed import *  # isort: skip
