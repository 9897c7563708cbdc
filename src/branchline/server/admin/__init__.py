"""Database administration, `branchline admin`: migrations, lists, export and import, backups, integrity checks.

`options` declares the command line and imports nothing heavy; `command` carries it out.
"""
