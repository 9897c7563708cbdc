"""Numba backend: makes compiled functions of the registered ones. Only this module and its users import Numba.

Numba finds the compiled version of a function through its attribute `_numba_type_`, so a registered function stays what
it is for the interpreter, and is a compiled function to its compiled callers.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.errors import NumbaError
from numba.core.registry import cpu_target
from numba.extending import intrinsic, overload

from branchline.rules import batch, bits, knowledge
from branchline.rules.compiling import INNER, EntryPoint, PackageCompiler, python_function


def _import_array_functions() -> None:
    """Import Numba's array functions without SciPy, which they import only to see whether it is installed.

    That takes half a second in every process, and nothing here uses linear algebra. Numba imports SciPy by itself once
    somebody's function does.
    """
    if "numba.np.arraymath" in sys.modules or "scipy.linalg" in sys.modules or find_spec("scipy") is None:
        return
    sys.modules["scipy.linalg"] = None  # type: ignore[assignment]  # importing it fails
    try:
        from numba.np import arraymath
    finally:
        del sys.modules["scipy.linalg"]
    arraymath._HAVE_BLAS = True


_import_array_functions()
_dispatchers: dict[Callable[..., Any], Any] = {}  # by function


def dispatcher_of(entry: EntryPoint[..., Any]) -> Any:
    """Return the compiled function of an entry point."""
    found = _dispatchers.get(entry.function)
    if found is None:
        _register_inner_functions()
        function = python_function(entry.function)
        found = numba.njit(**_options(function))(function)
        found._cache = _function_cache(entry.compiler)(found.py_func)
        found = _dispatchers[entry.function] = _generate_code_as(False, found)
    return found


def type_of(entry: EntryPoint[..., Any]) -> Any:
    """Return Numba's type of an entry point, for compiled functions that call it."""
    return types.Dispatcher(dispatcher_of(entry))


def compile_for(entry: EntryPoint[..., Any], arguments: tuple[Any, ...]) -> bool:
    """Compile an entry point for the types of these arguments, or load it; returns whether it is in the cache now."""
    dispatcher = dispatcher_of(entry)
    dispatcher.compile(tuple(map(numba.typeof, arguments)))
    return not dispatcher._cache.failed


def _register_inner_functions() -> None:
    """Give every inner function its compiled version, as far as it has none yet."""
    while INNER:
        function = INNER.pop()
        original = python_function(function)
        compiled = numba.njit(**_options(original), no_cpython_wrapper=True, no_cfunc_wrapper=True)(original)
        _dispatchers[function] = _widen_arguments(_generate_code_as(True, compiled))
        function._numba_type_ = types.Dispatcher(compiled)  # type: ignore[attr-defined]  # holds only a weak reference


def _options(function: Callable[..., Any]) -> dict[str, Any]:
    """Return Numba's options for a function: without the GIL, with C's division, and mostly without reference counts.

    Numba counts references to arrays, and every slice costs two atomic operations, about a fifth of the time of a step.
    Only functions that allocate arrays need that: the arrays of all others belong to their callers. No compiled
    function returns an array, so none can be left over. Numba refuses to compile what allocates unexpectedly: see
    `_generate_code_as`.
    """
    allocates = not _ALLOCATIONS.isdisjoint(function.__code__.co_names)
    return {"nogil": True, "error_model": "numpy", "_nrt": allocates}


_ALLOCATIONS = frozenset({"array", "copy", "empty", "full", "zeros"})


# --- code generation -------------------------------------------------------------------------------------------------


class _IntermediateLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of an inner function and its callees, which is linked into an entry point and never run by itself.

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


class _IntermediateCodegen(JITCPUCodegen):  # type: ignore[misc]
    _library_class = _IntermediateLibrary

    def set_env(self, name: str, environment: object) -> None:
        """Do nothing: inner code has no calls into the interpreter and no address to write an environment to."""


@cache
def _codegens() -> dict[bool, JITCPUCodegen]:
    """Return the code generators for inner functions (True) and for entry points (False)."""
    return {True: _IntermediateCodegen("branchline"), False: cpu_target.target_context._internal_codegen}


def _generate_code_as(inner_function: bool, dispatcher: Any) -> Any:
    """Make a function use the code generator of its kind. Numba has one global generator, so it is swapped.

    The swap is safe because Numba holds its global lock during every compilation.
    """
    compile_original = dispatcher._compiler.compile

    def compile_swapped(*arguments: Any) -> Any:
        context = cpu_target.target_context
        before = context._internal_codegen
        context._internal_codegen = _codegens()[inner_function]
        try:
            return compile_original(*arguments)
        except NumbaError:
            compiler = dispatcher._compiler
            if compiler.targetoptions["_nrt"]:
                raise
            compiler.targetoptions["_nrt"] = True  # it allocates without naming it, as `a + b` does
            compiler._failed_cache.clear()
            return compile_original(*arguments)
        finally:
            context._internal_codegen = before

    dispatcher._compiler.compile = compile_swapped
    return dispatcher


def _widen_arguments(dispatcher: Any) -> Any:
    """Treat every integer argument as int64, so that one compiled function serves all callers.

    Numba would otherwise compile a version for each width of a record field and for each constant. uint64 is left
    alone, because it is used for bit sets.
    """
    call_template = dispatcher.get_call_template

    def widened(argument: types.Type) -> types.Type:
        plain = types.unliteral(argument)
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
def _function_cache(compiler: PackageCompiler) -> Any:
    class Locator(_Locator):
        @classmethod
        def from_function(cls, function: Callable[..., Any], file: str) -> _Locator:
            return cls(compiler, function, file)

    class Implementation(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class PackageCache(FunctionCache):  # type: ignore[misc]
        _impl_class = Implementation
        failed = False

        def load_overload(self, signature: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(signature, target_context)
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
