import { expect, it } from "vitest";
import { cutLongStrings, restoreStrings } from "../../../shared/platform/http/long-strings.ts";

const long = "x".repeat(70_000);

/** What is cut from a text, and the value that is restored. */
function cut(text: string) {
  const json = cutLongStrings(new TextEncoder().encode(text));
  if (json === null) throw new Error("Cannot judge: the text is not UTF-8");
  return { ...json, read: () => restoreStrings(JSON.parse(json.text), json.strings) };
}

it("long strings are taken out of the text and come back where they were", () => {
  const value = { a: [`1${long}`, "short", { b: `2${long}é` }], c: null, d: `3${long}` };
  const { text, strings, read } = cut(JSON.stringify(value));
  expect(text.length).toBeLessThan(1_000);
  expect(strings.size).toBe(3);
  expect(read()).toEqual(value);
});

it.each([
  ["short strings", JSON.stringify({ a: "short", b: [1, "two"] })],
  ["long member names", JSON.stringify({ [long]: 1 }).replace(":", " \n:")],
  ["long strings with escapes", JSON.stringify({ a: `\n${long}"` })],
])("%s stay in the text", (_what, text) => {
  expect(cut(text)).toMatchObject({ text, strings: new Map() });
});

it.each(["\n", "\u0000", "\u001f"])(
  "a character that JSON forbids in strings stays for the parser to reject: %j",
  (char) => {
    expect(() => cut(`{"a":"${long}${char}"}`).read()).toThrow(SyntaxError);
  },
);

it("text that ends within a long string stays for the parser to reject", () => {
  expect(() => cut(`{"a":"${long}`).read()).toThrow(SyntaxError);
});

it("a byte order mark before the text is dropped, and one in a string is kept", () => {
  expect(cut(`\ufeff{"a":"\ufeff${long}"}`).read()).toEqual({ a: `\ufeff${long}` });
});

it("replacement characters are text, and bytes that are not UTF-8 are not", () => {
  expect(cut(`{"a":"${long}\ufffd","b":"\ufffd"}`).read()).toEqual({ a: `${long}\ufffd`, b: "\ufffd" });
  const bytes = new TextEncoder().encode(`{"a":"${long}"}`);
  for (const at of [2, 100, bytes.length - 1]) expect(cutLongStrings(bytes.with(at, 0xff))).toBeNull();
});

it("a member named like a part of the language is restored as an own member", () => {
  const { read } = cut(`{"__proto__":{"a":1},"b":"${long}"}`);
  expect(JSON.stringify(read())).toMatch(/^\{"__proto__":\{"a":1\},"b":"x/);
});
