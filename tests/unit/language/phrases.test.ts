import { expect, test } from "vitest";
import { findApart, findPhraseAt, findPhrasesAt } from "../../../shared/language/find-phrases.ts";
import { readNumberWords } from "../../../shared/language/numbers.ts";
import {
  indexByMeaning,
  indexEntries,
  indexPatterns,
  indexPhrases,
  readPattern,
} from "../../../shared/language/phrases.ts";
import { compileWordLists } from "../../../shared/language/word-lists.ts";

const index = indexPatterns([
  ["ice cream", "dessert"],
  ["ice", "water"],
  ["ice|frozen? yogurt", "frozen yogurt"],
  ["ice", "second"],
]);

test("at one place the longest phrase is found first, and of equals the one written first", () => {
  const hits = findPhrasesAt(index, ["an", "ice", "cream"], 1);
  expect(hits.map(({ meaning, end }) => [meaning, end])).toEqual([
    ["dessert", 3],
    ["water", 2],
    ["second", 2],
  ]);
});

test("a pattern stands for its alternatives, with and without what is optional", () => {
  for (const text of ["ice yogurt", "frozen yogurt", "yogurt"])
    expect(findPhrasesAt(index, text.split(" "), 0)[0]?.meaning).toBe("frozen yogurt");
});

test("a pattern may stand for more phrases than could be listed", () => {
  const words = Array.from({ length: 21 }, (_, at) => `a${at}|b${at}|c${at}${at % 3 === 1 ? "?" : ""}`);
  const many = indexPatterns([
    [words.join(" "), "many"],
    ["b0 a1", "short"],
  ]);
  const text = words.map((_, at) => `b${at}`);
  expect(findPhrasesAt(many, text, 0)).toMatchObject([{ meaning: "many", terms: text, end: 21 }]);
  const withoutOptional = text.filter((_, at) => at % 3 !== 1);
  expect(findPhraseAt(many, withoutOptional, 0)?.end).toBe(withoutOptional.length);
  expect(findPhraseAt(many, ["b0", "a1", "b3"], 0)).toMatchObject({ meaning: "short", end: 2 });
});

test("a word that may be left out twice is found once", () => {
  const hits = findPhrasesAt(indexPatterns([["very? very? hot", "heat"]]), ["very", "hot"], 0);
  expect(hits.map(({ meaning, end }) => [meaning, end])).toEqual([["heat", 2]]);
});

test("a phrase ends before the limit, and a skipped mark may stand between its words", () => {
  expect(findPhrasesAt(index, ["ice", "cream"], 0, { limit: 1 })[0]?.meaning).toBe("water");
  const hyphened = ["ice", "-", "cream"].map((text) => ({ text }));
  expect(findPhrasesAt(index, hyphened, 0, { skipped: "-" })[0]).toMatchObject({
    meaning: "dessert",
    end: 3,
  });
});

test("the longest phrase is the first of all that begin at a place", () => {
  for (const text of ["ice cream", "ice tea", "frozen yogurt", "tea", ""]) {
    const words = text.split(" ");
    expect(findPhraseAt(index, words, 0)).toEqual(findPhrasesAt(index, words, 0)[0] ?? null);
  }
});

test("lists of patterns are found by what they stand for, of equal patterns by the list named first", () => {
  const kinds = indexByMeaning({ sweet: ["ice cream|lolly", "cake"], cold: ["ice lolly", "ice"] });
  expect(findApart(kinds, "cake ice lolly ice".split(" ")).map(({ meaning }) => meaning)).toEqual([
    "sweet",
    "sweet",
    "cold",
  ]);
});

test("word lists are sets of words, indexes of phrases, or as they are", () => {
  const lists = compileWordLists({ fruits: "apple pear", desserts: ["ice cream"], grams: { apple: 180 } });
  expect(lists.fruits.has("pear")).toBe(true);
  expect(findPhraseAt(lists.desserts, ["ice", "cream"], 0)?.meaning).toBe(true);
  expect(lists.grams).toEqual({ apple: 180 });
});

test("phrases apart never overlap", () => {
  const overlapping = indexPhrases(
    [["a", "b"], ["b", "c"], ["c"]].map((terms) => ({
      text: terms.join(" "),
      terms,
      meaning: terms.join(" "),
    })),
  );
  expect(findApart(overlapping, ["a", "b", "c"]).map(({ meaning }) => meaning)).toEqual(["a b", "c"]);
});

test.each([
  ["seven", 7, 1],
  ["twenty five", 25, 2],
  ["forty - two", 42, 3],
  ["a hundred", 100, 2],
  ["two hundred", 200, 2],
  ["seven hundred and fifty", 750, 4],
  ["two hundred twenty five", 225, 4],
  ["one hundred and one apples", 100, 2],
  ["twenty twelve", 20, 1],
])("%j is %d", (text, value, next) => {
  expect(readNumberWords(text.split(" "), 0)).toEqual({ value, next });
});

test("an alternative of a pattern may be several words of a text, or none", () => {
  const cutTerms = (word: string) => word.split("-").filter((part) => part !== "");
  const cut = indexEntries(["low-salt|plain - soup|stock-cube"], {
    listFirstWords: () => null,
    readPhrases: (text) => [{ text, meaning: true, words: readPattern(text, cutTerms) }],
  });
  for (const text of ["low salt soup", "plain soup", "low salt stock cube", "plain stock cube"])
    expect(findPhraseAt(cut, text.split(" "), 0)?.end).toBe(text.split(" ").length);
  for (const text of ["low soup", "salt soup", "plain stock", "plain cube"])
    expect(findPhraseAt(cut, text.split(" "), 0)).toBeNull();
});
