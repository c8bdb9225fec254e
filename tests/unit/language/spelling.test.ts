import { describe, expect, test } from "vitest";
import { stemWord } from "../../../shared/language/inflection.ts";
import { createWordFinder, shortenDrawnOut } from "../../../shared/language/spelling.ts";

describe("a speller", () => {
  const findNearest = createWordFinder(["severe", "several", "seven", "terrible"]);

  test.each([
    ["sevre", 1, "severe"],
    ["severall", 1, "several"],
    ["terible", 1, "terrible"],
    ["terribel", 1, "terrible"],
    ["teribel", 2, "terrible"],
    ["severe", 1, "severe"],
  ])("finds the word nearest to %j within %d edits", (written, maxEdits, meant) => {
    expect(findNearest(written, maxEdits)).toBe(meant);
  });

  test("takes the word listed first where several are as near", () => {
    expect(findNearest("sevee", 2)).toBe("severe");
    expect(createWordFinder(["bat", "bad"])("bag", 1)).toBe("bat");
  });

  test("finds none that is further away or begins with another letter", () => {
    expect(findNearest("teribel", 1)).toBeNull();
    expect(findNearest("perrible", 1)).toBeNull();
    expect(findNearest("", 2)).toBeNull();
  });
});

test.each([
  ["soooo", "so"],
  ["tireddd", "tired"],
  ["soothing", "soothing"],
])("%j drawn out is %j", (written, shortened) => {
  expect(shortenDrawnOut(written)).toBe(shortened);
});

test.each([
  [["ache", "aches", "ached", "aching"]],
  [["throw", "throws", "threw", "thrown", "throwing"]],
  [["itch", "itches", "itched", "itching"]],
  [["vomit", "vomits", "vomitted", "vomiting"]],
  [["cry", "cries", "cried", "crying"]],
  [["foot", "feet"]],
  [["calf", "calves"]],
])("all inflections in %j have one stem", (forms) => {
  expect(new Set(forms.map(stemWord)).size).toBe(1);
});

test.each(["sinus", "glass", "pelvis", "red", "need"])("the stem of %j is the word itself", (word) => {
  expect(stemWord(word)).toBe(word);
});
