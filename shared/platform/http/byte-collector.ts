const stepBytes = 64 * 1024;

/** Collects bytes in memory of its own, which is freed at once when it is dropped. */
export type ByteCollector = {
  /** Adds bytes, `maxBytes` in all at most. */
  add: (bytes: Uint8Array) => void;
  /** The collected bytes, until they are dropped. */
  view: () => Uint8Array;
  drop: () => void;
};

/** A collector without bytes. Its buffer grows and shrinks in place, so that no copy waits for the garbage collector. */
export function createByteCollector(maxBytes: number): ByteCollector {
  const buffer = new ArrayBuffer(0, { maxByteLength: maxBytes });
  let length = 0;
  return {
    add(bytes) {
      const end = length + bytes.length;
      if (end > buffer.byteLength) buffer.resize(Math.min(maxBytes, Math.ceil(end / stepBytes) * stepBytes));
      new Uint8Array(buffer, length).set(bytes);
      length = end;
    },
    view: () => new Uint8Array(buffer, 0, length),
    drop() {
      buffer.resize(0);
      length = 0;
    },
  };
}
