"""Vectorized rules: compiled code that steps, observes, samples and resets many games at once.

A compiled package of its own, with its own cache, which is compiled when a batch or an environment is first used.
`engine` is its facade; only it calls the entry points in `entries`.
"""
