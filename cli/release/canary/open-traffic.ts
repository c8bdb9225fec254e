import { type Row, readRows } from "../../operate/project/read-rows.ts";
import type { Canary, CanaryTraffic } from "./canary.ts";
import { readFirstMinute, readSide } from "./read-sides.ts";

/** Calls a function of `nas_api`. */
type Call = (name: string, args: Record<string, unknown>) => Promise<unknown>;

type Settings = { canary: Canary; windowSeconds: number; nowMs: () => number };

/**
 * Reads what both versions did since `windowSeconds` before now, and not before the new one's first minute: the old
 * one's night is not compared with the new one's noon. The window keeps its beginning and grows with each reading.
 */
export function openTraffic(
  call: Call,
  { canary, windowSeconds, nowMs }: Settings,
): () => Promise<CanaryTraffic> {
  const beganMs = nowMs() - windowSeconds * 1_000;
  const readSince = async (ms: number): Promise<Row[]> => {
    const seconds = Math.max(0, Math.round((nowMs() - ms) / 1_000));
    return readRows(
      await call("traffic_by_version", { p_operation: canary.operation, p_window_seconds: seconds }),
    );
  };
  return async () => {
    const all = await readSince(beganMs);
    const firstMs = readFirstMinute(all, canary.new.version);
    const isLater = firstMs !== null && firstMs > beganMs;
    // The database counts by its own clock, and from the minute that is asked for: its middle is hit in spite of 30 s.
    const rows = isLater ? await readSince(firstMs + 30_000) : all;
    const from = isLater ? firstMs : beganMs;
    return {
      old: readSide(rows, canary.old.version),
      new: readSide(rows, canary.new.version),
      from,
      seconds: Math.max(1, (nowMs() - from) / 1_000),
    };
  };
}
