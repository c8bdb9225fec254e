import { expect, it } from "vitest";
import { createPollThrottle } from "../../../shared/platform/jobs/poll.ts";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";

const startMs = 1_800_000_000_000;

function retryAfter(poll: () => void): number | undefined {
  try {
    poll();
  } catch (error) {
    expect(error).toMatchObject({ code: "rate_limited", status: 429 });
    return error instanceof ServiceError ? error.retryAfterSeconds : undefined;
  }
  return undefined;
}

it("a key may poll as often as configured, and then learns when to retry", () => {
  const throttle = createPollThrottle(2);
  throttle.count("key", startMs);
  throttle.count("key", startMs + 1_000);
  expect(retryAfter(() => throttle.count("key", startMs + 20_500))).toBe(40);
  expect(retryAfter(() => throttle.count("key", startMs + 59_999))).toBe(1);
});

it("a key whose rate is known may poll ten times as often as it may make requests", () => {
  const throttle = createPollThrottle(1);
  throttle.raise("key", 2);
  for (let poll = 0; poll < 20; poll++) throttle.count("key", startMs);
  expect(retryAfter(() => throttle.count("key", startMs))).toBe(60);
  throttle.raise("other", 0.1);
  throttle.count("other", startMs);
  expect(retryAfter(() => throttle.count("other", startMs))).toBe(60);
});

it("the next minute starts from zero", () => {
  const throttle = createPollThrottle(1);
  throttle.count("key", startMs);
  throttle.count("key", startMs + 60_000);
  expect(retryAfter(() => throttle.count("key", startMs + 60_001))).toBe(60);
});

it("polls of one key do not count against another", () => {
  const throttle = createPollThrottle(1);
  throttle.count("one", startMs);
  throttle.count("other", startMs);
  expect(retryAfter(() => throttle.count("one", startMs))).toBe(60);
});

it("ever new keys do not fill the memory", () => {
  const throttle = createPollThrottle(1);
  throttle.count("key", startMs);
  for (let index = 0; index < 10_001; index++) throttle.count(`made-up ${index}`, startMs);
  expect(retryAfter(() => throttle.count("key", startMs))).toBeUndefined();
});
