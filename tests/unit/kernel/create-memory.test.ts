import { expect, test } from "vitest";
import { createMemory } from "../../../shared/platform/kernel/mod.ts";

test("what was asked for last is kept, and never more than the limit", () => {
  const remember = createMemory<string>(4);
  const made: string[] = [];
  const ask = (key: string) =>
    remember(key, () => {
      made.push(key);
      return `value of ${key}`;
    });
  for (const key of ["a", "b", "a", "c", "a", "d", "a", "e", "a"]) expect(ask(key)).toBe(`value of ${key}`);
  expect(made).toEqual(["a", "b", "c", "d", "e"]);
  ask("b");
  expect(made).toEqual(["a", "b", "c", "d", "e", "b"]);
});

test("a new key costs the same however many have been forgotten", () => {
  const timeOf = (count: number, limit: number) => {
    const remember = createMemory<number>(limit);
    const startMs = performance.now();
    for (let key = 0; key < count; key++) remember(`${key}`, () => key);
    return performance.now() - startMs;
  };
  const least = (limit: number) => Math.min(...Array.from({ length: 5 }, () => timeOf(60_000, limit)));
  expect(least(8_192)).toBeLessThan(least(1_000_000) * 4);
});
