const pieceBytes = 64 * 1024;
const smallestPieceBytes = 4 * 1024;

/** Reads a stream piece by piece, null at its end. A piece is valid until the next one is read. */
type Pieces = { read: () => Promise<Uint8Array | null>; cancel: () => Promise<void> };

/**
 * The pieces of a stream, read into the same memory where the stream allows that: new memory is freed late. It is as large
 * as `statedBytes`, within limits; a stream with more comes in more pieces.
 */
export function openPieces(stream: ReadableStream<Uint8Array>, statedBytes = pieceBytes): Pieces {
  const bytes = Math.min(pieceBytes, Math.max(smallestPieceBytes, statedBytes || pieceBytes));
  return openByteStream(stream, bytes) ?? openAnyStream(stream);
}

function openByteStream(stream: ReadableStream<Uint8Array>, bytes: number): Pieces | null {
  let buffer = new ArrayBuffer(bytes);
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
