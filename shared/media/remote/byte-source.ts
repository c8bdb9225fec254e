import { raceAbort } from "./race-abort.ts";
import { RemoteError } from "./remote-error.ts";

const LINE_FEED = 10;

/** Reads a stream by lines and by pieces. */
export type ByteSource = {
  /** The next line without its CRLF, one character a byte; throws a RemoteError beyond `maxBytes` or at the end. */
  readLine: (maxBytes: number) => Promise<string>;
  /** The next one to `maxBytes` bytes, or null at the end. */
  readPiece: (maxBytes: number) => Promise<Uint8Array | null>;
};

/** A source over a stream; each wait for bytes ends when the signal aborts. */
export function createByteSource(stream: ReadableStream<Uint8Array>, signal: AbortSignal): ByteSource {
  const reader = stream.getReader();
  let rest: Uint8Array = new Uint8Array(0);

  /** Whether bytes are at hand; waits for some, false at the end. */
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
      if (!(await fill())) throw new RemoteError("the answer ends early");
      const within = rest.subarray(0, maxBytes - line.length);
      const end = within.indexOf(LINE_FEED);
      line += String.fromCharCode(...take(end < 0 ? within.length : end + 1));
      if (end >= 0) return withoutEnd(line);
    }
    throw new RemoteError("the answer has too long a header");
  }

  return { readLine, readPiece };
}

function withoutEnd(line: string): string {
  // A lone CR or LF is where two readers of the same answer begin to disagree.
  if (line.indexOf("\r") !== line.length - 2) throw new RemoteError("the answer is no valid HTTP");
  return line.slice(0, -2);
}
