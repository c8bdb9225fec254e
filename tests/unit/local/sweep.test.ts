import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { versionOverridesHeader } from "../../../shared/platform/kernel/version-override.ts";
import { type SweptTarget, startSweep } from "../../../supabase/local/sweep.ts";

afterEach(() => vi.useRealTimers());

/** A function that records the work requests that it receives. */
async function startFunction() {
  const wakes: string[] = [];
  const server = createServer((request, response) => {
    const version = request.headers[versionOverridesHeader.toLowerCase()];
    wakes.push([request.method, request.url, request.headers["x-work-secret"], version].join(" ").trim());
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { wakes, target: { port, status: () => ({ state: "running" as const, pid: 1, restarts: 0 }) } };
}

test("functions that keep files are woken after the start and then every hour, even with an empty queue", async () => {
  const decode = await startFunction();
  const other = await startFunction();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const functions = new Map([
    ["decode", decode.target],
    ["decide", other.target],
  ]);
  const sweep = startSweep({ call: async () => [], functions, workSecret: "secret" });
  onTestFinished(sweep.stop);
  const expectWakes = (count: number) =>
    expect.poll(() => decode.wakes).toEqual(Array(count).fill("POST /decode/work secret"));
  await vi.advanceTimersByTimeAsync(5_000);
  await expectWakes(1);
  for (let minute = 0; minute < 59; minute++) await vi.advanceTimersByTimeAsync(60_000);
  await expectWakes(1);
  await vi.advanceTimersByTimeAsync(120_000);
  await expectWakes(2);
  expect(other.wakes).toEqual([]);
});

test("a version with work is woken by name at its own port, a removed one at the port that serves most", async () => {
  const [first, second] = [await startFunction(), await startFunction()];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const portOf = (version: string) => (version === "v2" ? second.target.port : null);
  const rows = [
    { operation: "decode_symptoms", version: "v1", claimable: 1 },
    { operation: "decode_symptoms", version: "v2", claimable: 1 },
    { operation: "decide", version: null, claimable: 1 },
    { operation: "design", version: "v2", claimable: 1 },
  ];
  const functions = new Map<string, SweptTarget>([
    ["decode_symptoms", { ...first.target, portOf }],
    ["decide", first.target],
  ]);
  let swept = 0;
  const call = async () => (swept++ === 0 ? rows : []);
  const sweep = startSweep({ call, functions, workSecret: "secret" });
  onTestFinished(sweep.stop);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect
    .poll(() => [...first.wakes].sort())
    .toEqual([
      "POST /decide/work secret",
      // The hourly one, which names no version.
      "POST /decode_symptoms/work secret",
      'POST /decode_symptoms/work secret decode-symptoms="v1"',
    ]);
  expect(second.wakes).toEqual(['POST /decode_symptoms/work secret decode-symptoms="v2"']);
});
