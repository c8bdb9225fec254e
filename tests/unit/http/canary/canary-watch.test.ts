import { expect, it } from "vitest";
import { createCanaryWatch } from "../../../../shared/platform/http/canary/canary-watch.ts";
import type { Canary } from "../../../../shared/platform/kernel/canary.ts";

const ten: Canary = { version: "new", share: 10 };
const none = null;

/** A watch whose database has the canaries of `found` one after the other; `"down"` for a failure. */
function watchOver(...found: (Canary | null | "down")[]) {
  const clock = { nowMs: 0, reads: 0 };
  const watch = createCanaryWatch({
    elapsedMs: () => clock.nowMs,
    find: async () => {
      const answer = found[clock.reads++];
      if (answer === "down" || answer === undefined) throw new Error("the database is down");
      return answer;
    },
  });
  return { watch, clock };
}

it("a new isolate asks once, however many requests come first", async () => {
  const { watch, clock } = watchOver(ten);
  const seen = await Promise.all([1, 2, 3].map(() => watch.read("decode")));
  expect(seen).toEqual([ten, ten, ten]);
  expect(clock.reads).toBe(1);
});

it("what admissions and polls return is believed for five seconds", async () => {
  const { watch, clock } = watchOver(none);
  watch.note(ten);
  clock.nowMs = 4_999;
  expect(await watch.read("decode")).toEqual(ten);
  watch.note({ ...ten, share: 20 });
  clock.nowMs = 9_998;
  expect(await watch.read("decode")).toEqual({ ...ten, share: 20 });
  expect(clock.reads).toBe(0);
  clock.nowMs = 9_999;
  expect(await watch.read("decode")).toBeNull();
  expect(clock.reads).toBe(1);
});

it("an isolate keeps its canary while the database fails, and asks again five seconds later", async () => {
  const { watch, clock } = watchOver("down", ten, "down", none);
  expect(await watch.read("decode")).toBeNull();
  expect(await watch.read("decode")).toBeNull();
  for (const [nowMs, canary] of [
    [5_000, ten],
    [10_000, ten],
    [15_000, none],
  ] as const) {
    clock.nowMs = nowMs;
    expect(await watch.read("decode")).toEqual(canary);
  }
  expect(clock.reads).toBe(4);
});
