import type {
  ConnectionTarget,
  RemoteConnector,
} from "../../../../shared/platform/media/remote/remote-transport.ts";
import { join } from "./bytes.ts";

/** The response of one connection: its pieces in order; `stays` keeps it open after them. */
export type Script = { pieces: (string | Uint8Array)[]; stays?: boolean };

/** A connector in memory that records its calls. */
export type ScriptedConnector = RemoteConnector & {
  resolved: string[];
  opened: ConnectionTarget[];
  requests: string[];
  closed: number;
};

/**
 * Names resolve by `names`, where a list of results is used up one by one to its last; connections respond with
 * `scripts` in turn. `onQuiet` is called when an open connection has no more pieces.
 */
export function createScriptedConnector(
  names: Record<string, string[][]>,
  scripts: Script[],
  onQuiet: () => void = () => {},
): ScriptedConnector {
  const connector: ScriptedConnector = {
    resolved: [],
    opened: [],
    requests: [],
    closed: 0,
    async resolve(host) {
      connector.resolved.push(host);
      const lookups = names[host] ?? [];
      return (lookups.length > 1 ? lookups.shift() : lookups[0]) ?? [];
    },
    async open(target) {
      connector.opened.push(target);
      const script = scripts.shift();
      if (!script) throw new Error("Cannot connect: refused");
      return {
        readable: speak(script, onQuiet),
        writable: new WritableStream<Uint8Array>({
          write: (bytes) => void connector.requests.push(new TextDecoder().decode(bytes)),
        }),
        close: () => void connector.closed++,
      };
    },
  };
  return connector;
}

function speak({ pieces, stays = false }: Script, onQuiet: () => void): ReadableStream<Uint8Array> {
  const left = pieces.map((piece) => (typeof piece === "string" ? join(piece) : piece));
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = left.shift();
        if (piece) controller.enqueue(piece);
        else if (stays) onQuiet();
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
