import { expect, test } from "vitest";
import { createMemory, estimateBytes, listMemories } from "../../../shared/platform/kernel/mod.ts";

/** A memory whose values count as many bytes as they say, and the keys that were made. */
function openMemory(mostBytes: number) {
  const made: string[] = [];
  const remember = createMemory<string>({ name: "of the test", mostBytes, bytesOf: Number });
  const ask = (key: string, bytes: number, isStill?: (value: string) => boolean) =>
    remember(
      key,
      () => {
        made.push(key);
        return `${bytes}`;
      },
      isStill,
    );
  const readUse = () => listMemories().find(({ name }) => name === "of the test");
  return { ask, made, readUse };
}

test("what was asked for last is kept, within the bytes", () => {
  const { ask, made } = openMemory(4_000);
  for (const key of ["a", "b", "a", "c", "a", "d", "a", "e", "a"]) expect(ask(key, 900)).toBe("900");
  expect(made).toEqual(["a", "b", "c", "d", "e"]);
  ask("b", 900);
  expect(made).toEqual(["a", "b", "c", "d", "e", "b"]);
});

test("however much is made, the memory holds no more than its bytes and says how much it holds", () => {
  const { ask, readUse } = openMemory(100_000);
  for (let key = 0; key < 2_000; key++) {
    ask(`${key}`, 500 + (key % 7) * 300);
    ask(`${key % 13}`, 500);
    expect(readUse()?.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(readUse()).toMatchObject({ mostBytes: 100_000 });
  expect(readUse()?.entries).toBeGreaterThan(20);
  expect(readUse()?.entries).toBeLessThan(200);
});

test("a value of more than half of the bytes is made each time and drives nothing out", () => {
  const { ask, made } = openMemory(10_000);
  ask("small", 100);
  for (const key of ["large", "large", "small"]) ask(key, key === "large" ? 6_000 : 100);
  expect(made).toEqual(["small", "large", "large"]);
});

test("large values are measured each, small ones one in eight", () => {
  let measured = 0;
  const bytesOf = (value: number) => {
    measured++;
    return value;
  };
  const small = createMemory<number>({ name: "small", mostBytes: 10_000_000, bytesOf });
  for (let key = 0; key < 800; key++) small(`${key}`, () => 100);
  expect(measured).toBe(8 + 99);
  measured = 0;
  const large = createMemory<number>({ name: "large", mostBytes: 1_000_000_000, bytesOf });
  for (let key = 0; key < 800; key++) large(`${key}`, () => 50_000);
  expect(measured).toBe(800);
});

test("a value that is not right any more is made anew, and counts once", () => {
  const { ask, made, readUse } = openMemory(10_000);
  ask("a", 1_000);
  const before = readUse();
  ask("a", 1_000, (value) => value !== "1000");
  expect(made).toEqual(["a", "a"]);
  expect(readUse()).toEqual(before);
});

test("nothing and null are kept as well", () => {
  let made = 0;
  const remember = createMemory<null | undefined>({ name: "nothing", mostBytes: 10_000 });
  for (const value of [null, undefined, null, undefined])
    remember(`${value}`, () => {
      made++;
      return value;
    });
  expect(made).toBe(2);
});

test("a new key costs the same however many have been forgotten", () => {
  const timeOf = (count: number, mostBytes: number) => {
    const remember = createMemory<number>({ name: "of the test", mostBytes });
    const startMs = performance.now();
    for (let key = 0; key < count; key++) remember(`${key}`, () => key);
    return performance.now() - startMs;
  };
  const least = (mostBytes: number) =>
    Math.min(...Array.from({ length: 5 }, () => timeOf(60_000, mostBytes)));
  expect(least(600_000)).toBeLessThan(least(100_000_000) * 4);
});

test.each([
  ["a short text", () => "milk", 20, 60],
  ["a long text", () => "m".repeat(10_000), 10_000, 10_100],
  ["a list of words", () => ["whole", "wheat", "bread"], 80, 240],
  ["a set", () => new Set(["whole", "wheat"]), 100, 300],
  ["a map of maps", () => new Map([["a", new Map([["b", { c: 1 }]])]]), 120, 400],
  ["numbers", () => new Float64Array(1_000), 8_000, 8_100],
])("the bytes of %s are about right", (_what, make, least, most) => {
  expect(estimateBytes(make())).toBeGreaterThanOrEqual(least);
  expect(estimateBytes(make())).toBeLessThanOrEqual(most);
});

test("what a value refers to twice counts once, and what is shared not at all", () => {
  const part = { text: "m".repeat(1_000) };
  const once = estimateBytes([part]);
  expect(estimateBytes([part, part])).toBeLessThan(once + 100);
  expect(estimateBytes([part], [part])).toBeLessThan(100);
  const circle: { self?: object } = {};
  circle.self = circle;
  expect(estimateBytes(circle)).toBeLessThan(100);
});
