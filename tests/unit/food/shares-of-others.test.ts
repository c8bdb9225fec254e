import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("what others had", () => {
  it.each([
    ["kids had pizza, I had a small slice", ["1 slice pizza"]],
    ["kids had fish fingers, I had 2", ["2 fish stick"]],
    ["kids ate most of the pie and I only had a slice", ["1 slice pie"]],
  ])("is the food of the writer's amount: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );

  it.each([
    ["kids had pizza, I had salad", ["salad"]],
    ["kids had fish fingers, I had 2 eggs", ["2 egg"]],
    ["she had a happy meal, I pinched 2 nuggets", ["2 chicken nugget"]],
  ])("is left out where the writer names a food: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("who made or left a food", () => {
  it.each([
    ["soup my mum made and bread", ["soup", "bread"]],
    ["apple puree he left", ["apple puree"]],
    ["half a banana my son wouldn't eat", ["0.5 banana"]],
    ["cake that jen made", ["cake"]],
  ])("is no part of its name: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("is read as its bread in a sandwich", () =>
    expect(showPhrases("ham sandwich made with rye")).toEqual(["ham sandwich", "rye"]));

  it("is the writer who did not want it", () =>
    expect(showPhrases("toast. cake I didn't want")).toEqual(["toasted bread"]));
});

describe("a share of what was named", () => {
  it.each([
    ["a burger and a muffin. 3/4 of the muffin", ["burger", "muffin × 0.75"]],
    ["a burger and a muffin, just half the muffin tho", ["burger", "muffin × 0.5"]],
    ["10 momo with achar, shared with my cousin so I had 6", ["6 momo", "achar × 0.5"]],
    ["shared 12 wings with Tom, ate 7", ["7 wing"]],
    ["pb&j on wheat, had 2", ["2 peanut butter jelly sandwich", "wheat"]],
  ])("is how much of it was eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("is another food where nothing of the name was named", () =>
    expect(showPhrases("a burger. half the muffin")).toEqual(["burger", "0.5 muffin"]));

  it.each([
    ["pho, didn't drink the broth", ["pho"]],
    ["pho, drank half broth only", ["pho"]],
    ["soup and bread, didn't finish the soup", ["soup", "bread"]],
  ])("that was not finished is no food beside it: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("what others cook", () => {
  it.each([
    ["2 eggs. mum made meatloaf but I wasn't hungry", ["2 egg"]],
    ["2 eggs. partner's making lasagne for tonight", ["2 egg"]],
    ["beef. Made apple tart for the grandchildren but did not have any myself", ["beef"]],
  ])("is no meal of the writer's: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));
});
