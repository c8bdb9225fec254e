import { describe, expect, it } from "vitest";
import { readWords } from "../../../shared/domain/symptoms/report-words.ts";
import spellingData from "../../../shared/domain/symptoms/vocabulary/data/spelling.json" with {
  type: "json",
};
import { findSymptomNames } from "../../../shared/domain/symptoms/vocabulary/find-symptom-names.ts";

function correctTerm(written: string): string {
  return readWords(written)[0]?.term ?? "";
}

describe("the term of a word", () => {
  it.each([
    ["diahrrea", "diarrhea"],
    ["nausia", "nausea"],
    ["tierd", "tired"],
    ["headach", "headache"],
    ["migrane", "migraine"],
    ["bloatedd", "bloated"],
    ["vomitng", "vomiting"],
    ["constipatoin", "constipation"],
    ["palpitatons", "palpitations"],
    ["indigesion", "indigestion"],
    ["naseua", "nausea"],
    ["tenderniss", "tenderness"],
    ["hiccupps", "hiccups"],
  ])("takes %s for %s", (written, meant) => {
    expect(correctTerm(written)).toBe(meant);
  });

  it.each([
    "breading",
    "delicious",
    "tempeh",
    "stollen",
    "boating",
    "camping",
    "shelling",
    "reflexes",
    "carving",
    "burning",
  ])("leaves the ordinary word %s", (word) => {
    expect(correctTerm(word)).toBe(word);
  });

  it("reads a dropped g, a drawn-out word and a swapped letter as meant", () => {
    const labels = ["throwin up", "soooo tireddd", "gassyy", "brian fog"].map(
      (text) => findSymptomNames(text)[0]?.label,
    );
    expect(labels).toEqual(["vomiting", "tiredness", "flatulence", "brain fog"]);
  });

  it("keeps the first letter and leaves short words", () => {
    expect(correctTerm("pausea")).toBe("pausea");
    expect(correctTerm("acne")).toBe("acne");
  });

  it("takes no ordinary word for a severity", () => {
    expect(readWords("terible intolerance").map(({ text }) => text)).toEqual(["terrible", "intolerance"]);
  });

  it("leaves every word of its own lists that it does not correct", () => {
    const { targets, ordinaryWords } = spellingData;
    expect([...targets, ...ordinaryWords].filter((word) => correctTerm(word) !== word)).toEqual([]);
  });

  it("finds misspelt names where they stand", () => {
    const text = "bad stomache pian and dizyness";
    expect(findSymptomNames(text).map((name) => [name.label, name.text])).toEqual([
      ["abdominal pain", "stomache pian"],
      ["dizziness", "dizyness"],
    ]);
  });
});
