import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a food that the next clause takes back", () => {
  it.each([
    ["grandma pushed the pie on me but I passed. just coffee", ["coffee"]],
    ["they offered cake but I said no, had tea", ["tea"]],
    ["picked up a bun, put it back, had a banana", ["banana"]],
    ["made soup, froze it. toast for lunch", ["toasted bread"]],
    ["birthday cake at work - resisted! had an apple", ["apple"]],
    ["porridge - no wait that was yesterday. today toast", ["toasted bread"]],
    ["eggs (that was yesterday's breakfast), today toast", ["toasted bread"]],
  ])("was not eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["coffee, refused dessert", ["coffee"]],
    ["soup - passed on bread", ["soup"]],
    ["had toast, gave it to the dog", ["toasted bread"]],
    ["kept it simple: salad and soup", ["salad", "soup"]],
  ])("is another than the one that was eaten: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});
