const pieceBytes = 64 * 1024;

/** Reads a stream piece by piece, null at its end. A piece is valid until the next one is read. */
type Pieces = { read: () => Promise<Uint8Array | null>; cancel: () => Promise<void> };

/** The pieces of a stream, read into the same memory where the stream allows that: new memory is freed late. */
export function openPieces(stream: ReadableStream<Uint8Array>): Pieces {
  return openByteStream(stream) ?? openAnyStream(stream);
}

function openByteStream(stream: ReadableStream<Uint8Array>): Pieces | null {
  let buffer = new ArrayBuffer(pieceBytes);
  try {
    const reader = stream.getReader({ mode: "byob" });
    return {
      cancel: () => reader.cancel(),
      async read() {
        const { done, value } = await reader.read(new Uint8Array(buffer));
        if (value) buffer = value.buffer;
        return done || value === undefined ? null : value;
      },
    };
  } catch {
    return null;
  }
}

function openAnyStream(stream: ReadableStream<Uint8Array>): Pieces {
  const reader = stream.getReader();
  return {
    cancel: () => reader.cancel(),
    async read() {
      const { done, value } = await reader.read();
      return done ? null : value;
    },
  };
}
