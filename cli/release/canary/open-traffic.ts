import { type Row, readRows } from "../../operate/project/read-rows.ts";
import type { Canary, CanaryTraffic } from "./canary.ts";
import { LEAST_REQUESTS } from "./judge-canary.ts";
import { readFirstMinute, readMinute, readSide } from "./read-sides.ts";
import { countRequests } from "./traffic.ts";

/** Calls a function of `nas_api`. */
type Call = (name: string, args: Record<string, unknown>) => Promise<unknown>;

type Settings = {
  canary: Canary;
  windowSeconds: number;
  /** Whether there is time to leave out the new version's first minute even where that leaves too little. */
  canWait: boolean;
  nowMs: () => number;
};

const MINUTE_MS = 60_000;

/**
 * Reads what both versions did since `windowSeconds` before now, and not before the new one came: the old one's night
 * is not compared with the new one's noon. The new one's first minute counts only where one look must do with what
 * there is: its processes started cold, and the old one's minute began earlier. The window's beginning stays.
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
  // The database counts by its own clock, and whole minutes: the middle of one is hit though clocks differ by 30 s.
  // Of a minute that has not come it gives the running one instead.
  const readFrom = async (minuteMs: number) => {
    const rows = await readSince(minuteMs + MINUTE_MS / 2);
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
    const warm = await readFrom(firstMs + MINUTE_MS);
    return canWait || hasEnough(warm) ? warm : readFrom(firstMs);
  };
}

function hasEnough({ old, new: suspect }: CanaryTraffic): boolean {
  return Math.min(countRequests(old), countRequests(suspect)) >= LEAST_REQUESTS;
}
