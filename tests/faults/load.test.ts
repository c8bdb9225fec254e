import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LoadedStack, startLoadedStack } from "../load/scenario.ts";
import { scenarios } from "../load/scenarios.ts";

/** Ratios of times need a machine that does nothing else, memory a longer run: `npm run load` has these. */
const withoutTimes = ["lifecycle", "hostile-bodies", "raw-sockets", "chaos"];

describe.skipIf(process.platform !== "linux")("under load", () => {
  let stack: LoadedStack;
  beforeAll(async () => {
    stack = await startLoadedStack();
  });
  afterAll(() => stack?.remove());

  test.each(withoutTimes)("%s: nothing is lost and nothing fails", async (name) => {
    const findings = await scenarios[name]?.(stack, "short");
    expect(findings?.problems).toEqual([]);
    expect(findings?.figures).not.toEqual([]);
  });
});
