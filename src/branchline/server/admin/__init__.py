"""`branchline admin`: looking after a database. The schema, lists, tables out and in, backups; whether all is whole.

`options` says what can be asked for and imports nothing; `command` does it.
"""
