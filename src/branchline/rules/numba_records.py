"""Lowering of record fields and array items: what Numba generates for them, in a fifth of the LLVM instructions.

Half of the compiled code reads or writes fields such as `state.hand[seat, card]`. For each of them, Numba builds a
descriptor of the inner array in memory, and then reads the address and the shape back from it. The optimiser removes
all that, but generating and optimising it takes long. Here descriptors are constants except for the address. Every case
other than plain integer indices is left to Numba's own lowering; so is all of it if a version of Numba lacks what is
imported here.
"""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import lower_builtin, lower_cast, lower_getattr, lower_setattr
from numba.np.arrayobj import (
    getitem_array_tuple,
    getitem_arraynd_intp,
    record_getattr,
    record_setattr,
    setitem_array,
)

_simplified: set[types.Record] = set()


def simplify_records(kinds: Any) -> None:
    """Use this lowering for the records among these types, including those in arrays and tuples."""
    for kind in kinds:
        if isinstance(kind, types.BaseTuple):
            simplify_records(kind.types)
        elif isinstance(kind, types.Array):
            simplify_records((kind.dtype,))
        elif isinstance(kind, types.Record) and kind not in _simplified:
            _simplified.add(kind)
            for name in kind.fields:
                nested = isinstance(kind.typeof(name), types.NestedArray)
                get = _inner_array if nested else record_getattr
                lower_getattr(kind, name)(lambda *call, get=get, name=name: get(*call, name))
                lower_setattr(kind, name)(lambda *call, name=name: record_setattr(*call, name))


def _inner_array(context: Any, builder: Any, record: Any, value: Any, name: str) -> Any:
    """Lower `record.name` for a field that is an array."""
    kind = record.typeof(name)
    data = cgutils.get_record_member(builder, value, record.offset(name), context.get_data_type(kind.dtype))
    return _array_at(context, builder, kind, data, kind.shape)


def _array_at(context: Any, builder: Any, kind: Any, data: Any, shape: tuple[int, ...]) -> Any:
    """Return the descriptor of an array of this shape that is part of a record and so is not reference-counted."""
    item = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    strides = [item]
    for length in reversed(shape[1:]):
        strides.insert(0, strides[0] * length)
    count = 1
    for length in shape:
        count *= length
    known = {"nitems": count, "itemsize": item, "shape": list(shape), "strides": strides}
    model = context.data_model_manager[kind]
    layout = context.get_value_type(kind)
    members = [ir.Constant(member, None) for member in layout.elements]  # zero, or no address
    for name, value in known.items():
        position = model.get_field_position(name)
        members[position] = ir.Constant(layout.elements[position], value)
    return builder.insert_value(ir.Constant(layout, members), data, model.get_field_position("data"))


def _item(context: Any, builder: Any, kind: Any, array: Any, index_types: Any, indices: Any) -> Any:
    """Return the address of the item, or of the inner array, at these indices; negative ones count from the end."""
    model = context.data_model_manager[kind]
    sizes = [_size(context, builder, kind, array, axis) for axis in range(kind.ndim)]
    offset = None
    for axis in range(kind.ndim):
        index = context.get_constant(types.intp, 0)
        if axis < len(indices):
            index = context.cast(builder, indices[axis], index_types[axis], types.intp)
            if index_types[axis].signed and not (isinstance(index, ir.Constant) and int(index.constant) >= 0):
                negative = builder.icmp_signed("<", index, index.type(0))
                index = builder.select(negative, builder.add(index, sizes[axis]), index)
        offset = index if offset is None else builder.add(builder.mul(offset, sizes[axis]), index)
    data = builder.extract_value(array, model.get_field_position("data"))
    return builder.gep(data, [offset])


def _size(context: Any, builder: Any, kind: Any, array: Any, axis: int) -> Any:
    if isinstance(kind, types.NestedArray):
        return context.get_constant(types.intp, kind.shape[axis])
    return builder.extract_value(array, [context.data_model_manager[kind].get_field_position("shape"), axis])


def _is_plain(context: Any, kind: Any, index_types: Any) -> bool:
    """Whether an array's items are adjacent and all indices are integers."""
    return (
        kind.layout == "C"
        and kind.aligned
        and not context.enable_boundscheck
        and 0 < len(index_types) <= kind.ndim
        and all(isinstance(index, types.Integer) for index in index_types)
    )


@lower_builtin(operator.getitem, types.Array, types.Integer)
def _get_at(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    found = _get(context, builder, signature, arguments[0], signature.args[1:], arguments[1:])
    return getitem_arraynd_intp(context, builder, signature, arguments) if found is None else found


@lower_builtin(operator.getitem, types.Array, types.BaseTuple)
def _get_at_tuple(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    kinds = signature.args[1].types
    found = None
    if all(isinstance(kind, types.Integer) for kind in kinds):
        indices = cgutils.unpack_tuple(builder, arguments[1], count=len(kinds))
        found = _get(context, builder, signature, arguments[0], kinds, indices)
    return getitem_array_tuple(context, builder, signature, arguments) if found is None else found


def _get(context: Any, builder: Any, signature: Any, array: Any, index_types: Any, indices: Any) -> Any:
    """Lower `array[indices]`; None if that is left to Numba."""
    kind = signature.args[0]
    if not _is_plain(context, kind, index_types):
        return None
    if len(indices) == kind.ndim:
        address = _item(context, builder, kind, array, index_types, indices)
        return context.unpack_value(builder, kind.dtype, address)
    if isinstance(kind, types.NestedArray) and signature.return_type.layout == "C":
        address = _item(context, builder, kind, array, index_types, indices)
        return _array_at(context, builder, signature.return_type, address, kind.shape[len(indices) :])
    return None


@lower_builtin(operator.setitem, types.Array, types.Any, types.Any)
def _set(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    kind, index, value = signature.args
    index_types = index.types if isinstance(index, types.BaseTuple) else (index,)
    if len(index_types) != kind.ndim or not _is_plain(context, kind, index_types):
        return setitem_array(context, builder, signature, arguments)
    indices = arguments[1:2]
    if isinstance(index, types.BaseTuple):
        indices = cgutils.unpack_tuple(builder, arguments[1], count=len(index_types))
    address = _item(context, builder, kind, arguments[0], index_types, indices)
    item = context.cast(builder, arguments[2], value, kind.dtype)
    context.pack_value(builder, kind.dtype, item, address)
    return None


@lower_cast(types.NestedArray, types.Array)
def _as_array(context: Any, builder: Any, nested: Any, kind: Any, value: Any) -> Any:
    """Pass an array inside a record as an array of any shape: their descriptors are the same."""
    return value
