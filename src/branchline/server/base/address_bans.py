"""Banned networks (CIDR blocklist): a set in memory that every request and socket is checked against.

With no banned network a check is one truth test; otherwise it is a dictionary lookup, as the verdict on each address is
kept until the list changes. The list itself is in the store (`people/moderation.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network

from branchline.server.base import RequestRefused

WIDEST_IPV4, WIDEST_IPV6 = 8, 16  # bits of the widest network that can be banned
LOOPBACK = (ip_address("127.0.0.1"), ip_address("::1"))
KEPT = 20_000  # verdicts


class AddressBans:
    def __init__(self) -> None:
        self._networks: frozenset[str] = frozenset()
        self._prefixes: dict[tuple[int, int], set[int]] = {}  # by IP version and free bits: the fixed bits
        self._verdicts: dict[str, bool] = {}

    def set(self, networks: Iterable[str]) -> bool:
        """Replace the list; returns whether it has changed."""
        wanted = frozenset(networks)
        if wanted == self._networks:
            return False
        prefixes: dict[tuple[int, int], set[int]] = {}
        for network in map(ip_network, wanted):
            free = network.max_prefixlen - network.prefixlen
            prefixes.setdefault((network.version, free), set()).add(int(network.network_address) >> free)
        self._networks, self._prefixes, self._verdicts = wanted, prefixes, {}
        return True

    def check(self, host: str) -> None:
        """Refuse a request from a banned network."""
        if self._prefixes and self.covers(host):
            raise RequestRefused("address-banned")

    def covers(self, host: str) -> bool:
        verdict = self._verdicts.get(host)
        if verdict is None:
            if len(self._verdicts) >= KEPT:
                self._verdicts.clear()
            verdict = self._verdicts[host] = self._look_up(host)
        return verdict

    def _look_up(self, host: str) -> bool:
        address = _address(host)
        if address is None:
            return False
        number = int(address)
        return any(
            version == address.version and number >> free in fixed for (version, free), fixed in self._prefixes.items()
        )


def parse_network(text: str, own: str) -> str:
    """A network in CIDR notation that may be banned: not too wide, and without this machine and the address `own`."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise RequestRefused("bad-network") from None
    widest = WIDEST_IPV6 if isinstance(network, IPv6Network) else WIDEST_IPV4
    if network.prefixlen < widest:
        raise RequestRefused("network-too-wide", most=widest)
    here = _address(own)
    if any(each in network for each in (*LOOPBACK, *(() if here is None else (here,)))) or network.is_loopback:
        raise RequestRefused("network-own")
    return str(network)


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
