import { expect, it } from "vitest";
import { createPollThrottle } from "../../../shared/jobs/poll-throttle.ts";
import { ServiceError } from "../../../shared/kernel/service-error.ts";

const START_MS = 1_800_000_000_000;

function retryAfter(poll: () => void): number | undefined {
  try {
    poll();
  } catch (error) {
    expect(error).toMatchObject({ code: "rate_limited", status: 429 });
    return error instanceof ServiceError ? error.retryAfterSeconds : undefined;
  }
  return undefined;
}

it("a key may poll as often as configured, and is then told when the minute ends", () => {
  const throttle = createPollThrottle(2);
  throttle("key", START_MS);
  throttle("key", START_MS + 1_000);
  expect(retryAfter(() => throttle("key", START_MS + 20_500))).toBe(40);
  expect(retryAfter(() => throttle("key", START_MS + 59_999))).toBe(1);
});

it("the next minute begins afresh", () => {
  const throttle = createPollThrottle(1);
  throttle("key", START_MS);
  throttle("key", START_MS + 60_000);
  expect(retryAfter(() => throttle("key", START_MS + 60_001))).toBe(60);
});

it("one key's polls are not counted against another", () => {
  const throttle = createPollThrottle(1);
  throttle("one", START_MS);
  throttle("other", START_MS);
  expect(retryAfter(() => throttle("one", START_MS))).toBe(60);
});

it("ever new keys are forgotten before they fill the memory", () => {
  const throttle = createPollThrottle(1);
  throttle("key", START_MS);
  for (let index = 0; index < 10_001; index++) throttle(`made-up ${index}`, START_MS);
  expect(retryAfter(() => throttle("key", START_MS))).toBeUndefined();
});
