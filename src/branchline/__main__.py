"""`python -m branchline` is the command itself."""

import sys

from branchline.cli import main

sys.exit(main())
