import { describe, expect, it } from "vitest";
import { showPhrases } from "./show-phrases.ts";

describe("a food that the next clause takes back", () => {
  it.each([
    ["grandma pushed the pie on me but I passed. just coffee", ["coffee"]],
    ["they offered cake but I said no, had tea", ["tea"]],
    ["a gyro... sorry it was a falafel pita not a gyro", ["falafel pita"]],
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

describe("a food that is planned beside one that was eaten", () => {
  it.each([
    ["toast. Tonight I will make soup, haven't eaten it yet", ["toasted bread"]],
    ["toast. I'll be having pizza, salad and cola later", ["toasted bread"]],
    ["toast. dinner is going to be pizza", ["toasted bread"]],
    ["toast. maybe a bun later", ["toasted bread"]],
    ["toast. tonight's plan: curry", ["toasted bread"]],
  ])("was not eaten: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it.each([
    ["today I'm going to have: eggs for breakfast, salad for lunch", ["egg", "salad"]],
    ["I'll have a coffee and a muffin", ["coffee", "muffin"]],
    ["eggs, maybe two", ["2 egg"]],
    ["toast. having soup now", ["toasted bread", "soup"]],
    ["porridge. later an apple", ["oatmeal", "apple"]],
  ])("is eaten where all is planned, or guessed: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});

describe("what is scratched behind a stop", () => {
  it.each([
    ["a margarita... no scratch that i had a cider", ["cider"]],
    ["soup and a roll. scratch that, a plum", ["soup", "plum"]],
  ])("was not had: %j", (text, expected) => expect(showPhrases(text)).toEqual(expected));

  it("differs from what is told with regret", () => {
    expect(showPhrases("a roll. Sorry, a plum as well")).toEqual(["roll", "plum"]);
  });
});

describe("a food with an addition that another food takes back", () => {
  it.each([
    ["cereal with milk, no sorry, it was muesli", ["muesli", "milk"]],
    ["porridge with honey - actually muesli", ["muesli", "honey"]],
    ["toast with butter, sorry, jam", ["toasted bread", "jam"]],
    ["had soup and actually 2 rolls", ["soup", "2 roll"]],
  ])("keeps the addition, unless that is what was corrected: %j", (text, expected) =>
    expect(showPhrases(text)).toEqual(expected),
  );
});
