import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callOverDataApi } from "../../../shared/platform/store/transports/data-api.ts";

type Fetch = Parameters<typeof callOverDataApi>[0]["fetch"];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openCalls(fetch: Fetch) {
  return callOverDataApi({ url: "http://127.0.0.1:1", serviceKey: "key", timeoutMs: 5_000, fetch });
}

function failWhenAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

it("a call leaves no timer behind, whether it succeeds or fails", async () => {
  const responses = [Response.json([]), Response.json({ message: "no such function" }, { status: 404 })];
  const call = openCalls(async () => responses.shift() ?? Response.error());
  await expect(call("queue_depths", {})).resolves.toEqual([]);
  await expect(call("queue_depths", {})).rejects.toMatchObject({ code: "service_unavailable" });
  expect(vi.getTimerCount()).toBe(0);
});

it.each<[string, Fetch]>([
  ["without a response", (_, init) => failWhenAborted(init.signal)],
  [
    "whose response does not end",
    async (_, init) =>
      new Response(
        new ReadableStream({ start: (body) => failWhenAborted(init.signal).catch((e) => body.error(e)) }),
      ),
  ],
])("a call %s fails when its time is over", async (_what, fetch) => {
  const call = openCalls(fetch)("queue_depths", {});
  const failed = expect(call).rejects.toMatchObject({ code: "service_unavailable" });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(vi.getTimerCount()).toBe(0);
});
