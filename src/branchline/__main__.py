"""`python -m branchline` runs the `branchline` command."""

import sys

from branchline.cli import main

sys.exit(main())
