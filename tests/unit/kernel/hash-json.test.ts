import { expect, it } from "vitest";
import { hashJson } from "../../../shared/platform/kernel/hash.ts";

const long = "x".repeat(70_000);

it("equal bodies have equal hashes, whatever the order of their members", async () => {
  expect(await hashJson({ a: 1, b: [long, { c: long, d: null }] })).toBe(
    await hashJson({ b: [long, { d: null, c: long }], a: 1 }),
  );
});

it.each([
  ["a character of a long string", { a: [`${long}x`] }],
  ["the place of a long string", { a: ["", long] }],
  ["a short string", { a: [long, ""] }],
  ["a long string that is a hash", { a: ["\0 of it"] }],
])("another hash comes from %s", async (_what, other) => {
  expect(await hashJson(other)).not.toBe(await hashJson({ a: [long] }));
});
