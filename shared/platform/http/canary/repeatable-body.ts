/** A body that is sent while it arrives, and can be read from its start once more while that is small. */
export type RepeatableBody = {
  /** The body to send. */
  stream: ReadableStream<Uint8Array>;
  /** Whether any of it was asked for, so that the receiver may have begun to act on it. */
  isTouched: () => boolean;
  /** Whether it could not be read to its end, because its sender has gone. */
  hasFailed: () => boolean;
  /** Whether its sender is late: a piece was asked for and has not arrived. */
  awaitsSender: () => boolean;
  /** The whole body again, after `stream` was given up; null if more has passed than is remembered. */
  repeat: () => ReadableStream<Uint8Array> | null;
};

/** Sends on `source` and remembers it up to `maxBytes`. */
export function createRepeatableBody(source: ReadableStream<Uint8Array>, maxBytes: number): RepeatableBody {
  const reader = source.getReader();
  let remembered: Uint8Array[] | null = [];
  let bytesLeft = maxBytes;
  let reading: Promise<unknown> = Promise.resolve();
  let isTouched = false;
  let isRepeated = false;
  let hasFailed = false;
  let awaitsSender = false;

  async function read(): Promise<Uint8Array | null> {
    awaitsSender = true;
    try {
      const { done, value } = await reader.read();
      return done ? null : value;
    } catch (error) {
      hasFailed = true;
      throw error;
    } finally {
      awaitsSender = false;
    }
  }

  async function readAndRemember(): Promise<Uint8Array | null> {
    const piece = await read();
    bytesLeft -= piece?.byteLength ?? 0;
    if (bytesLeft < 0 && !isRepeated) remembered = null;
    if (piece) remembered?.push(piece);
    return piece;
  }

  const stream = createStream(() => {
    isTouched = true;
    // Its receiver may go on asking after it has responded.
    if (isRepeated) throw new Error("Cannot read the body: it was given up");
    const piece = readAndRemember();
    reading = piece.catch(() => {});
    return piece;
  });

  return {
    stream,
    isTouched: () => isTouched,
    hasFailed: () => hasFailed,
    awaitsSender: () => awaitsSender,
    repeat() {
      if (remembered === null) return null;
      const pieces = remembered;
      isRepeated = true;
      return createStream(async () => {
        // The piece that was asked for last may still be on its way.
        await reading;
        return pieces.shift() ?? read();
      });
    },
  };
}

/** A stream of the pieces that `next` resolves to until null, each when it is needed. */
function createStream(next: () => Promise<Uint8Array | null>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = await next();
        if (piece === null) controller.close();
        else controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
}
