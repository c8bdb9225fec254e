import { expect, test } from "vitest";
import { openTraffic } from "../../../../cli/release/canary/open-traffic.ts";
import { countRequests } from "../../../../cli/release/canary/traffic.ts";
import { canary, countLatency } from "./sides.ts";

const NOON_MS = Date.parse("2026-11-22T12:00:20Z");
const MINUTE_MS = 60_000;

type Minute = { version: string; route?: string; minutesAgo: number; requests: number };

/** Sums minutes as `nas_api.traffic_by_version` does; its clock is off by `skewMs`. */
function createDatabase(minutes: readonly Minute[], nowMs: () => number, skewMs = 0) {
  return (_name: string, args: Record<string, unknown>) => {
    const sinceMs = floorToMinute(nowMs() + skewMs - Number(args.p_window_seconds) * 1_000);
    const rows = minutes
      .map(({ version, route = "call", minutesAgo, requests }) => ({
        version,
        route,
        requests,
        server_errors: 0,
        latency: countLatency([{ calls: requests, ms: 12 }]),
        jobs_completed: route === "work" ? requests : 0,
        jobs_failed: 0,
        contract_checks: 1,
        contract_mismatches: 0,
        first_minute: new Date(floorToMinute(NOON_MS) - minutesAgo * MINUTE_MS).toISOString(),
      }))
      .filter(({ first_minute }) => Date.parse(first_minute) >= sinceMs);
    return Promise.resolve(rows);
  };
}

const minutes: Minute[] = [
  { version: "aaaa", minutesAgo: 8, requests: 1_000 },
  { version: "aaaa", minutesAgo: 3, requests: 90 },
  { version: "aaaa", minutesAgo: 2, requests: 91 },
  { version: "bbbb", minutesAgo: 3, requests: 10 },
  { version: "bbbb", minutesAgo: 2, requests: 12 },
  { version: "bbbb", minutesAgo: 1, requests: 11 },
  { version: "bbbb", route: "poll", minutesAgo: 1, requests: 5 },
  { version: "bbbb", route: "work", minutesAgo: 1, requests: 7 },
  { version: "cccc", minutesAgo: 1, requests: 70 },
];

test.for([0, 25_000, -25_000])(
  "both versions are read from the new one's first minute on, though clocks differ by %i ms",
  async (skewMs) => {
    const call = createDatabase(minutes, () => NOON_MS, skewMs);
    const traffic = await openTraffic(call, { canary, windowSeconds: 600, nowMs: () => NOON_MS })();
    expect(countRequests(traffic.old)).toBe(181);
    expect(countRequests(traffic.new)).toBe(38);
    expect(traffic.new.poll.requests).toBe(5);
    expect(traffic.new.jobs.completed).toBe(7);
    expect(traffic.new.contract.checks).toBe(5);
    expect(traffic.new.call.latency.reduce((sum, count) => sum + count)).toBe(33);
    expect(traffic.from).toBe(Date.parse("2026-11-22T11:57:00Z"));
  },
);

test("a window that is shorter than the canary's age cuts both at its beginning, which stays where it is", async () => {
  let nowMs = NOON_MS;
  const call = createDatabase(minutes, () => nowMs);
  const read = openTraffic(call, { canary, windowSeconds: 120, nowMs: () => nowMs });
  const before = await read();
  expect([countRequests(before.old), countRequests(before.new)]).toEqual([91, 28]);
  nowMs += 10 * MINUTE_MS;
  const after = await read();
  expect([countRequests(after.old), countRequests(after.new)]).toEqual([91, 28]);
});

test("a version that has not answered anything yet has no requests", async () => {
  const call = createDatabase(
    minutes.filter(({ version }) => version === "aaaa"),
    () => NOON_MS,
  );
  const traffic = await openTraffic(call, { canary, windowSeconds: 600, nowMs: () => NOON_MS })();
  expect([countRequests(traffic.old), countRequests(traffic.new)]).toEqual([1_181, 0]);
});

function floorToMinute(ms: number): number {
  return Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}
