"""Where requests come from, as limits count it: an address, and the networks around it that one party may own."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

from starlette.requests import HTTPConnection

# A limit is so many times as high for a network as for one address.
IPV4_NETWORK, IPV4_FACTOR = 24, 2.0
IPV6_NETWORKS = ((56, 2.0), (48, 3.0))


class Source(NamedTuple):
    """An IPv4 address, or the /64 of an IPv6 address: one household owns all addresses in it."""

    address: str
    networks: tuple[tuple[str, float], ...] = ()  # the wider ones, and how much more of everything they may use

    @property
    def group(self) -> str:
        """The widest network, or else the address: what takes turns with others."""
        return self.networks[-1][0] if self.networks else self.address


def factor_of(network: str) -> float:
    """How many times as much as an address a network may use, given its name: it ends with its number of bits."""
    return _FACTORS[int(network.rpartition("/")[2])]


_FACTORS = {IPV4_NETWORK: IPV4_FACTOR, **dict(IPV6_NETWORKS)}


def source_of(connection: HTTPConnection) -> Source:
    """The source of a request."""
    return source_at(host_of(connection))


def host_of(connection: HTTPConnection) -> str:
    """The address that a request comes from."""
    return connection.client.host if connection.client is not None else "?"


@lru_cache(20_000)
def source_at(host: str) -> Source:
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return Source(host)
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            networks = tuple((f"{_network(address, bits)}/{bits}", factor) for bits, factor in IPV6_NETWORKS)
            return Source(str(_network(address, 64)), networks)
        address = address.ipv4_mapped
    if not address.is_global:  # devices of one local network belong to different people
        return Source(str(address))
    network = IPv4Address(int(address) >> 8 << 8)
    return Source(str(address), ((f"{network}/{IPV4_NETWORK}", IPV4_FACTOR),))


def _network(address: IPv6Address, bits: int) -> IPv6Address:
    free = 128 - bits
    return IPv6Address(int(address) >> free << free)
