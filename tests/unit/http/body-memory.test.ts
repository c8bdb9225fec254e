import { expect, it } from "vitest";
import { measureBody } from "../../support/measure-body.ts";

it("a body of the largest pictures takes at most three times its size of memory", async () => {
  const { bodyBytes, ratio, status } = await measureBody(8 * 2 ** 20);
  expect(status).toBe(202);
  expect(bodyBytes).toBeGreaterThan(30 * 2 ** 20);
  expect(ratio).toBeLessThanOrEqual(3);
});
