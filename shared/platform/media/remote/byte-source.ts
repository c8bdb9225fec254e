import { RemoteError } from "./remote-transport.ts";

const lineFeed = 10;

/** Reads a stream by lines and by pieces. */
export type ByteSource = {
  /** The next line without its CRLF, one character per byte; throws a RemoteError beyond `maxBytes` or at the end. */
  readLine: (maxBytes: number) => Promise<string>;
  /** The next one to `maxBytes` bytes, or null at the end. */
  readPiece: (maxBytes: number) => Promise<Uint8Array | null>;
};

/** A source for a stream; when the signal aborts, waiting for bytes ends. */
export function createByteSource(stream: ReadableStream<Uint8Array>, signal: AbortSignal): ByteSource {
  const reader = stream.getReader();
  let rest: Uint8Array = new Uint8Array(0);

  /** Waits until bytes are available; false at the end. */
  async function fill(): Promise<boolean> {
    while (rest.length === 0) {
      const { value, done } = await raceAbort(reader.read(), signal);
      if (done) return false;
      rest = value;
    }
    return true;
  }

  function take(count: number): Uint8Array {
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  }

  async function readPiece(maxBytes: number): Promise<Uint8Array | null> {
    return (await fill()) ? take(maxBytes) : null;
  }

  async function readLine(maxBytes: number): Promise<string> {
    let line = "";
    while (line.length < maxBytes) {
      if (!(await fill())) throw new RemoteError("the response ends early");
      const within = rest.subarray(0, maxBytes - line.length);
      const end = within.indexOf(lineFeed);
      line += String.fromCharCode(...take(end < 0 ? within.length : end + 1));
      if (end >= 0) return withoutEnd(line);
    }
    throw new RemoteError("the response has a header that is too long");
  }

  return { readLine, readPiece };
}

/** Settles as `work` does, or rejects with the signal's reason as soon as it aborts. */
export async function raceAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal.aborted) {
    work.catch(() => {});
    throw signal.reason;
  }
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

function withoutEnd(line: string): string {
  // Parsers disagree about a lone CR or LF, which request smuggling exploits.
  if (line.indexOf("\r") !== line.length - 2) throw new RemoteError("the response is not valid HTTP");
  return line.slice(0, -2);
}
