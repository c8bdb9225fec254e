const stepBytes = 64 * 1024;
const fewBytes = 4 * 1024;

/** Collects bytes in memory of its own, which is freed at once when it is dropped. */
export type ByteCollector = {
  /** Adds bytes, `maxBytes` in all at most. */
  add: (bytes: Uint8Array) => void;
  /** The collected bytes, until they are dropped. */
  view: () => Uint8Array;
  drop: () => void;
};

/**
 * A collector without bytes. Its buffer grows and shrinks in place, so that no copy waits for the garbage collector. A few
 * bytes that come alone are only copied: such a buffer reserves memory for `maxBytes`, which takes longer than they do.
 */
export function createByteCollector(maxBytes: number): ByteCollector {
  let few: Uint8Array | null = null;
  let buffer = new ArrayBuffer(0);
  let length = 0;
  function add(bytes: Uint8Array): void {
    if (length === 0 && few === null && bytes.length <= fewBytes) {
      few = bytes.slice();
      return;
    }
    if (!buffer.resizable) buffer = new ArrayBuffer(0, { maxByteLength: maxBytes });
    const former = few;
    few = null;
    if (former) append(former);
    append(bytes);
  }
  function append(bytes: Uint8Array): void {
    const end = length + bytes.length;
    if (end > buffer.byteLength) buffer.resize(Math.min(maxBytes, Math.ceil(end / stepBytes) * stepBytes));
    new Uint8Array(buffer, length).set(bytes);
    length = end;
  }
  return {
    add,
    view: () => few ?? new Uint8Array(buffer, 0, length),
    drop() {
      few = null;
      if (buffer.resizable) buffer.resize(0);
      length = 0;
    },
  };
}
