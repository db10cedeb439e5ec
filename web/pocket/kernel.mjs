/** The kernel's WebAssembly module: a function's name and its request in, the bytes of its answer out. */

/** The kernel said why it cannot do something. */
class Failure extends Error {}

/** The bridge to a compiled module: `call(name, bytes)` gives `{ body }`, or `{ why }` where the kernel refuses. */
export async function openKernel(module) {
  let exports = null;
  const bytesAt = (at, size) => new Uint8Array(exports.memory.buffer, at, size);
  const fail = (at, size) => {
    throw new Failure(new TextDecoder().decode(bytesAt(at, size)));
  };
  const instance = await WebAssembly.instantiate(module, { host: { fail } });
  exports = instance.exports;
  exports._initialize();
  const stack = exports.__stack_pointer.value;
  return {
    call(name, request) {
      const data = typeof request.toJs === 'function' ? request.toJs() : request;
      bytesAt(exports.input(data.length), data.length).set(data);
      try {
        const size = exports[name](data.length);
        return { why: '', body: bytesAt(exports.output(), size).slice() };
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        // Nothing was unwound: the next call starts with the stack as it was.
        exports.__stack_pointer.value = stack;
        return { why: error.message, body: null };
      }
    },
  };
}
