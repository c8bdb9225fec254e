import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a meal that was made for others", () => {
  it.each([
    ["packed the kids' lunches (pear, juice box), had soup", ["soup"]],
    ["made my son's dinner: beans on toast. I had soup", ["soup"]],
    ["made dinner for the kids (nuggets), had soup", ["soup"]],
  ])("was not eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("is not the writer's own", () => {
    expect(showPhrases("made my lunch: soup")).toEqual(["soup"]);
    expect(showPhrases("made dinner: soup and a pear")).toEqual(["soup", "pear"]);
    expect(showPhrases("pear. made dinner for the family: soup")).toEqual(["pear", "soup"]);
    expect(showPhrases("made my wife dinner: soup. had a pear")).toEqual(["soup", "pear"]);
  });
});
