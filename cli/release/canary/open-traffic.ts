import { type Row, readRows } from "../../admin/project/read-rows.ts";
import { leastRequests } from "./judge-canary.ts";
import {
  type Canary,
  type CanaryTraffic,
  countRequests,
  readFirstMinute,
  readMinute,
  readSide,
} from "./traffic.ts";

/** Calls a function of `nas_api`. */
type Call = (name: string, args: Record<string, unknown>) => Promise<unknown>;

type Settings = {
  canary: Canary;
  windowSeconds: number;
  /** Whether to leave out the new version's first minute even if too few requests remain. */
  canWait: boolean;
  nowMs: () => number;
};

const msPerMinute = 60_000;

/**
 * Reads the traffic of both versions since `windowSeconds` before now, but not before the new one started: the old
 * one's night must not be compared with the new one's noon. The new one's first minute, with its cold starts, counts
 * only if a single look has nothing better. The start of the window does not move.
 */
export function openTraffic(
  call: Call,
  { canary, windowSeconds, canWait, nowMs }: Settings,
): () => Promise<CanaryTraffic> {
  const beganMs = nowMs() - windowSeconds * 1_000;
  const readSince = async (ms: number): Promise<Row[]> => {
    const seconds = Math.max(0, Math.round((nowMs() - ms) / 1_000));
    return readRows(
      await call("traffic_by_version", { p_operation: canary.operation, p_window_seconds: seconds }),
    );
  };
  // The database counts whole minutes by its own clock: the middle of one is hit even if clocks differ by 30 s.
  // For a minute in the future it returns the current one.
  const readFrom = async (minuteMs: number) => {
    const rows = await readSince(minuteMs + msPerMinute / 2);
    const hasCome = rows.every((row) => readMinute(row) >= minuteMs);
    return describe(hasCome ? rows : [], minuteMs);
  };
  const describe = (rows: readonly Row[], from: number): CanaryTraffic => ({
    old: readSide(rows, canary.old.version),
    new: readSide(rows, canary.new.version),
    from,
    seconds: Math.max(1, (nowMs() - from) / 1_000),
  });
  return async () => {
    const all = await readSince(beganMs);
    const firstMs = readFirstMinute(all, canary.new.version);
    if (firstMs === null || firstMs <= beganMs) return describe(all, beganMs);
    const warm = await readFrom(firstMs + msPerMinute);
    return canWait || hasEnough(warm) ? warm : readFrom(firstMs);
  };
}

function hasEnough({ old, new: suspect }: CanaryTraffic): boolean {
  return Math.min(countRequests(old), countRequests(suspect)) >= leastRequests;
}
