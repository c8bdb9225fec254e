import { expect, test } from "vitest";
import { openTraffic } from "../../../../cli/release/canary/open-traffic.ts";
import { countRequests } from "../../../../cli/release/canary/traffic.ts";
import { canary, countLatency } from "./sides.ts";

const noonMs = Date.parse("2026-11-22T12:00:20Z");
const minuteMs = 60_000;

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
        first_minute: new Date(floorToMinute(noonMs) - minutesAgo * minuteMs).toISOString(),
      }))
      .filter(({ first_minute }) => Date.parse(first_minute) >= sinceMs);
    return Promise.resolve(rows);
  };
}

const few: Minute[] = [
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
const enough = few.map((minute) => ({ ...minute, requests: minute.requests * 20 }));

type Reading = { skewMs?: number; canWait?: boolean; windowSeconds?: number };

async function read(
  minutes: readonly Minute[],
  { skewMs = 0, canWait = false, windowSeconds = 600 }: Reading = {},
) {
  const call = createDatabase(minutes, () => noonMs, skewMs);
  const traffic = await openTraffic(call, { canary, windowSeconds, canWait, nowMs: () => noonMs })();
  return { ...traffic, counts: [countRequests(traffic.old), countRequests(traffic.new)] };
}

test.for([0, 25_000, -25_000])(
  "both versions are read from the new one's second minute on, though clocks differ by %i ms",
  async (skewMs) => {
    const traffic = await read(enough, { skewMs });
    expect(traffic.counts).toEqual([1_820, 560]);
    expect(traffic.from).toBe(Date.parse("2026-11-22T11:58:00Z"));
    expect(traffic.new.poll.requests).toBe(100);
    expect(traffic.new.jobs.completed).toBe(140);
    expect(traffic.new.contract.checks).toBe(4);
    expect(traffic.new.call.latency.reduce((sum, count) => sum + count)).toBe(460);
  },
);

test("a single look includes the new version's first minute if the others have too few requests, a watch does not", async () => {
  expect(await read(few)).toMatchObject({ counts: [181, 38], from: Date.parse("2026-11-22T11:57:00Z") });
  expect(await read(few, { canWait: true })).toMatchObject({
    counts: [91, 28],
    from: Date.parse("2026-11-22T11:58:00Z"),
  });
});

test.for([0, 25_000, -15_000])(
  "a watch counts nothing in the new version's first minute, though clocks differ by %i ms",
  async (skewMs) => {
    const running = [
      { version: "aaaa", minutesAgo: 0, requests: 500 },
      { version: "bbbb", minutesAgo: 0, requests: 50 },
    ];
    expect((await read(running, { skewMs })).counts).toEqual([500, 50]);
    expect((await read(running, { skewMs, canWait: true })).counts).toEqual([0, 0]);
  },
);

test("a window shorter than the age of the canary limits both sides, and its start does not move", async () => {
  let nowMs = noonMs;
  const call = createDatabase(few, () => nowMs);
  const readNext = openTraffic(call, { canary, windowSeconds: 120, canWait: true, nowMs: () => nowMs });
  for (const laterMs of [0, 10 * minuteMs]) {
    nowMs = noonMs + laterMs;
    const traffic = await readNext();
    expect([countRequests(traffic.old), countRequests(traffic.new)]).toEqual([91, 28]);
  }
});

test("a version without responses has no requests", async () => {
  const old = few.filter(({ version }) => version === "aaaa");
  expect((await read(old)).counts).toEqual([1_181, 0]);
});

function floorToMinute(ms: number): number {
  return Math.floor(ms / minuteMs) * minuteMs;
}
