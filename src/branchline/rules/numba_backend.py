"""Numba backend: makes compiled functions of the registered ones. Only this module and its users import Numba.

Numba finds the compiled version of a function through its attribute `_numba_type_`, so a registered function stays what
it is for the interpreter, and is a compiled function to its compiled callers.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numba
import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.registry import cpu_target
from numba.extending import intrinsic, overload

from branchline.rules import batch, bits, knowledge
from branchline.rules.compiling import INNER, SHARED, CachedFunction, EntryPoint, PackageCompiler, python_function

try:
    from branchline.rules.numba_records import simplify_records
except ImportError:  # another version of Numba: records are compiled as it does that itself
    simplify_records = None

_dispatchers: dict[Callable[..., Any], Any] = {}  # by function


def dispatcher_of(cached: CachedFunction[..., Any]) -> Any:
    """Return the compiled function of an entry point or of a shared function."""
    _register_functions()
    found = _dispatchers.get(cached.function)
    if found is None:
        found = _dispatchers[cached.function] = _dispatcher(python_function(cached.function), "entry", cached.compiler)
    return found


def type_of(entry: EntryPoint[..., Any]) -> Any:
    """Return Numba's type of an entry point, for compiled functions that call it."""
    return types.Dispatcher(dispatcher_of(entry))


def compile_for(cached: CachedFunction[..., Any], arguments: tuple[Any, ...]) -> bool:
    """Compile a function for the types of these arguments, or load it; returns whether it is in the cache now."""
    dispatcher = dispatcher_of(cached)
    dispatcher.compile(tuple(map(numba.typeof, arguments)))
    return not dispatcher._cache.failed


def _register_functions() -> None:
    """Give every inner and every shared function its compiled version, as far as it has none yet."""
    while INNER:
        _register(INNER.pop(), "inner", None)
    for function, cached in SHARED.items():
        if function not in _dispatchers:
            _register(function, "shared", cached.compiler)


def _register(function: Callable[..., Any], kind: str, compiler: PackageCompiler | None) -> None:
    compiled = _dispatcher(python_function(function), kind, compiler, no_cpython_wrapper=True, no_cfunc_wrapper=True)
    _dispatchers[function] = _widen_arguments(compiled)
    function._numba_type_ = types.Dispatcher(compiled)  # type: ignore[attr-defined]  # holds only a weak reference


def _dispatcher(function: Callable[..., Any], kind: str, compiler: PackageCompiler | None, **options: bool) -> Any:
    """Return a function that Numba compiles as its kind requires: without the GIL, and with C's division."""
    found = numba.njit(nogil=True, error_model="numpy", **options)(function)
    compile_original = found._compiler.compile

    def compile_as_kind(arguments: Any, return_type: Any) -> Any:
        if simplify_records is not None:
            simplify_records(arguments)
        with _codegen(kind):
            result = compile_original(arguments, return_type)
        return _published(result) if kind == "shared" else result

    found._compiler.compile = compile_as_kind
    if compiler is not None:
        found._cache = _function_cache(compiler, kind)(function)
    return found


# --- code generation -------------------------------------------------------------------------------------------------


class _InnerLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of an inner function and its callees, which is linked into its callers and never run by itself.

    So no machine code is generated for it, and the final optimisation is left to the entry point.
    """

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0


class _InnerCodegen(JITCPUCodegen):  # type: ignore[misc]
    _library_class = _InnerLibrary

    def set_env(self, name: str, environment: object) -> None:
        """Do nothing: inner code has no calls into the interpreter and no address to write an environment to."""


class _SharedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a shared function: once it is published, callers find it by its name instead of linking a copy.

    Numba's own functions that are compiled on the way stay unpublished, so they are linked as usual.
    """

    published = False

    def _get_module_for_linking(self) -> Any:
        if self.published:
            return binding.parse_assembly(str(self._codegen._create_empty_module(self.name)))
        return super()._get_module_for_linking()

    def serialize_using_object_code(self) -> tuple[str, str, tuple[bytes, bytes]]:
        self._ensure_finalized()
        return self.name, "object", (self._get_compiled_object(), self._final_module.as_bitcode())


class _SharedCodegen(JITCPUCodegen):  # type: ignore[misc]
    _library_class = _SharedLibrary


@cache
def _codegens() -> dict[str, JITCPUCodegen]:
    """Return the code generators of each kind of function."""
    return {
        "inner": _InnerCodegen("branchline"),
        "shared": _SharedCodegen("branchline"),
        "entry": cpu_target.target_context._internal_codegen,
    }


@contextmanager
def _codegen(kind: str) -> Iterator[None]:
    """Use the code generator of a kind of function. Numba has one global generator, so it is swapped.

    The swap is safe because Numba holds its global lock whenever it compiles or loads.
    """
    codegens = _codegens()
    context = cpu_target.target_context
    before = context._internal_codegen
    context._internal_codegen = codegens[kind]
    try:
        yield
    finally:
        context._internal_codegen = before


_names: dict[
    str, tuple[str, str, tuple[Any, ...], str]
] = {}  # shared functions by name: the arguments of `_load_shared`


def _published(result: Any) -> Any:
    """Let other compiled code call a shared function by its name."""
    name = result.fndesc.llvm_func_name
    binding.add_symbol(name, result.library.get_pointer_to_function(name))
    _names[name] = (result.fndesc.modname, result.fndesc.qualname, result.signature.args, name)
    result.library.published = True
    return result


def _load_shared(module: str, function: str, arguments: tuple[Any, ...], name: str) -> None:
    """Load a shared function for code that calls it by this name."""
    shared = getattr(importlib.import_module(module), function)
    _register_functions()
    _dispatchers[shared].compile(arguments)
    if _dispatchers[shared].overloads[arguments].fndesc.llvm_func_name != name:
        raise RuntimeError(f"{function} was compiled again, so its callers have to be, too")


def _widen_arguments(dispatcher: Any) -> Any:
    """Treat every integer argument as int64 and every array in a record as any array: one version serves all callers.

    Numba would otherwise compile a version for each width of a record field, for each constant and for each shape.
    uint64 is left alone, because it is used for bit sets.
    """
    call_template = dispatcher.get_call_template

    def widened(argument: types.Type) -> types.Type:
        plain = types.unliteral(argument)
        if isinstance(plain, types.NestedArray) and simplify_records is not None:
            return types.Array(plain.dtype, plain.ndim, "C")
        return types.int64 if isinstance(plain, types.Integer) and plain != types.uint64 else plain

    dispatcher.get_call_template = lambda arguments, named: call_template(
        tuple(widened(argument) for argument in arguments), {name: widened(kind) for name, kind in named.items()}
    )
    return dispatcher


# --- cache -----------------------------------------------------------------------------------------------------------


class _Locator:
    """Numba's interface to the place of a cached function: the folder of its package, wherever the sources are."""

    def __init__(self, compiler: PackageCompiler, function: Callable[..., Any], file: str) -> None:
        self._compiler, self._py_file = compiler, file
        self._module = function.__module__

    def ensure_cache_path(self) -> None:
        self._compiler.cache_dir.mkdir(mode=0o700, parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._compiler.cache_dir)

    def get_source_stamp(self) -> str:
        return self._compiler.key

    def get_disambiguator(self) -> str:
        return self._module


@cache
def _function_cache(compiler: PackageCompiler, kind: str) -> Any:
    class Locator(_Locator):
        @classmethod
        def from_function(cls, function: Callable[..., Any], file: str) -> _Locator:
            return cls(compiler, function, file)

    class Implementation(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

        def reduce(self, result: Any) -> Any:
            """Return what is stored: the shared functions that the code calls by their names, and the code."""
            functions = result.library._final_module.functions
            called = [_names[function.name] for function in functions if function.name in _names]
            return [call for call in called if call[-1] != result.fndesc.llvm_func_name], super().reduce(result)

        def rebuild(self, target_context: Any, stored: Any) -> Any:
            called, code = stored
            for call in called:
                _load_shared(*call)  # first: LLVM ends the process if a name is unknown
            return super().rebuild(target_context, code)

    class PackageCache(FunctionCache):  # type: ignore[misc]
        _impl_class = Implementation
        failed = False

        def load_overload(self, signature: Any, target_context: Any) -> Any:
            try:
                with _codegen(kind):
                    result = super().load_overload(signature, target_context)
                return _published(result) if result is not None and kind == "shared" else result
            except Exception:  # a file that a crash of the machine has torn, and pickle may raise anything
                return None  # it is compiled again, and overwritten

        def save_overload(self, signature: Any, data: Any) -> None:
            try:
                super().save_overload(signature, data)
            except OSError:  # a full or read-only disk: the code works, but only in this process
                self.failed = True

    return PackageCache


# --- functions that Numba needs in a version of its own --------------------------------------------------------------

# Unrolling is a compiler pass that recognises Numba's own function; the interpreter does without.
knowledge.literal_unroll = numba.literal_unroll


@intrinsic
def _ctpop(typing_context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), build


@intrinsic
def _cttz(typing_context: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.uint64), build


@overload(bits.popcount, strict=False)
def _popcount(bits: Any) -> Any:
    return lambda bits: _ctpop(bits)


@overload(bits.lowest, strict=False)
def _lowest(bits: Any) -> Any:
    return lambda bits: _cttz(bits)


@overload(bits.wide, strict=False)
def _wide(number: Any) -> Any:
    return lambda number: np.int64(number)


@overload(batch.single_record, strict=False)
def _single_record(board: Any) -> Any:
    if isinstance(board, types.Array):
        return lambda board: board[0]
    return lambda board: board
