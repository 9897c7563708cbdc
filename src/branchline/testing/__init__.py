"""Test support for this project and for others: real servers and databases, clients, and the history checker."""
