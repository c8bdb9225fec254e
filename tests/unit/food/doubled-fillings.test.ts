import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a filling that was ordered double", () => {
  it.each([
    ["burrito bowl, double chicken", "chicken × 2"],
    ["burger with triple bacon", "bacon × 3"],
  ])("is two or three portions of it: %s", (text, expected) => {
    expect(showPhrases(text)).toContain(expected);
  });

  it.each(["double espresso", "double cream", "double cheeseburger"])(
    "is no other name with that word: %s",
    (text) => {
      expect(showPhrases(text)[0]).not.toContain("×");
    },
  );
});
