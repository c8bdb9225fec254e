import { expect, it } from "vitest";
import { plainKey } from "../../../shared/domain/food/candidates/name-keys.ts";
import wordAliases from "../../../shared/domain/food/data/word-aliases.json" with { type: "json" };
import { normaliseTerms } from "../../../shared/domain/food/mod.ts";
import { readJoins } from "../../../supabase/catalogue/concept/joins.ts";
import { readFacts } from "../../../supabase/catalogue/source/fact-table.ts";
import { numberCell } from "../../../supabase/catalogue/source/source-table.ts";
import { readRows } from "./compiled-release.ts";
import { listColumns } from "./made-up-lists.ts";

type List = "plain-defaults" | "food-aliases" | "household-portions" | "own-dish-ingredients" | "own-dishes";

const records = [...readRows("food_member"), ...readRows("food")];
const nameByRecord = new Map(
  records.map(({ source, source_code, name }) => [`${source}:${source_code}`, name]),
);
const conceptByRecord = indexConcepts();

/** The food that a record stands for, by "table:code", as the compiler decides it. */
function indexConcepts(): Map<string, string> {
  const concepts = new Map<string, string>();
  const conceptById = new Map<string, string>();
  for (const { id = "", source, source_code, concept_id = "" } of readRows("food")) {
    conceptById.set(id, concept_id === "" ? id : concept_id);
    concepts.set(`${source}:${source_code}`, conceptById.get(id) ?? id);
  }
  for (const { foodId, source, sourceCode } of [...readJoins().values()].flat()) {
    const key = `${source}:${sourceCode}`;
    const concept = conceptById.get(String(foodId));
    if (!concepts.has(key) && concept !== undefined) concepts.set(key, concept);
  }
  return concepts;
}

/** The rows of a list by column, with the number of the line. */
function readList(list: List): Record<string, string>[] {
  const columns = listColumns[`${list}.tsv`] ?? [];
  return readFacts(`${list}.tsv`, columns).map(({ line, cells }) => ({
    ...Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""])),
    line: String(line),
  }));
}

function fold(name: string): string {
  return name.toLowerCase().replace(/\s+/g, " ").trim();
}

function splitList(text: string | undefined): string[] {
  return (text ?? "")
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

it.each([
  ["plain-defaults", "food", "food_name"],
  ["food-aliases", "food", "food_name"],
  ["household-portions", "food", "food_name"],
  ["own-dish-ingredients", "food", "food_name"],
  ["own-dishes", "nearest", "nearest_name"],
] as const)(
  "every food of %s is a record of the release under the name that the list has",
  (list, column, name) => {
    const wrong = readList(list).filter((row) => {
      const reference = row[column] ?? "";
      if (reference === "") return list !== "own-dishes";
      if (!conceptByRecord.has(reference)) return true;
      const published = nameByRecord.get(reference);
      return published !== undefined && fold(published) !== fold(row[name] ?? "");
    });
    expect(wrong.map((row) => `row ${row.line}: ${row[column]} ${row[name]}`)).toEqual([]);
  },
);

it("no name means two foods", () => {
  const uses = new Map<string, Map<string, string>>();
  function add(name: string, reference: string, list: List): void {
    const key = plainKey(normaliseTerms(name));
    const foods = uses.get(key) ?? new Map();
    uses.set(key, foods.set(conceptByRecord.get(reference) ?? reference, `${list}: ${name} is ${reference}`));
  }
  for (const row of readList("plain-defaults")) {
    for (const word of splitList(row.word)) add(word, row.food ?? "", "plain-defaults");
  }
  for (const row of readList("food-aliases")) add(row.alias ?? "", row.food ?? "", "food-aliases");
  for (const row of readList("own-dishes")) {
    for (const name of [row.name ?? "", ...splitList(row.synonyms)])
      add(name, `own_dish:${row.code}`, "own-dishes");
  }
  expect(uses.has("")).toBe(false);
  expect(uses.size).toBeGreaterThan(5000);
  const ambiguous = [...uses.values()].filter((foods) => foods.size > 1);
  expect(ambiguous.map((foods) => [...foods.values()])).toEqual([]);
});

it("an alias is a name or generic, and has a reason", () => {
  const wrong = readList("food-aliases").filter(
    ({ kind, reason }) => !/^(?:name|generic)$/.test(kind ?? "") || !reason,
  );
  expect(wrong).toEqual([]);
});

it("a dish of our own is cooked in a known way, weighs something, and names languages by their codes", () => {
  const ways = readFacts("dish-retention.tsv", ["cooking_way", "compound_id", "percent", "name", "basis"]);
  const known = new Set(["raw", ...ways.map(({ cells }) => cells[0])]);
  const wrong = readList("own-dishes").filter(
    ({ retention, portion_grams, yield_factor, portion_label, language_names }) =>
      !known.has(retention) ||
      !(Number(portion_grams) > 0) ||
      !(Number(yield_factor) > 0.1 && Number(yield_factor) < 4) ||
      !/^\d/.test(portion_label ?? "") ||
      splitList(language_names).some((entry) => !/^[a-z]{2}=\S/.test(entry)),
  );
  expect(wrong.map(({ line, name }) => `row ${line}: ${name}`)).toEqual([]);
});

it("a dish of our own has its ingredients in one place, each with a mass", () => {
  const lines = readList("own-dish-ingredients");
  const listed = new Set(lines.map(({ code }) => code));
  const wrong = readList("own-dishes").filter(({ code, recipe }) => (recipe === "") !== listed.has(code));
  expect(wrong.map(({ line, name }) => `row ${line}: ${name}`)).toEqual([]);
  expect(lines.filter(({ grams }) => !(Number(grams) > 0))).toEqual([]);
  const codes = new Set(readList("own-dishes").map(({ code }) => code));
  expect(lines.filter(({ code }) => !codes.has(code))).toEqual([]);
});

it("household portions weigh from 1 g to 3 kg, and say for whom where they differ between countries", () => {
  const portions = readList("household-portions");
  expect(portions.filter(({ grams }) => !(Number(grams) >= 1 && Number(grams) <= 3000))).toEqual([]);
  expect(portions.filter(({ country }) => !/^(?:[A-Z]{2})?$/.test(country ?? ""))).toEqual([]);
});

it("retention factors are percentages of known compounds", () => {
  const ids = new Set(readRows("compound").map(({ id }) => id));
  for (const [file, way] of [
    ["dish-retention.tsv", "cooking_way"],
    ["retention.tsv", "retention_code"],
  ] as const) {
    const rows = readFacts(file, [way, "compound_id", "percent", "name", "basis"]);
    const wrong = rows.filter((row) => {
      const percent = numberCell(row, 2) ?? -1;
      return !ids.has(row.cells[1]) || percent < 0 || percent > 100;
    });
    expect(wrong.map(({ line }) => line)).toEqual([]);
    expect(new Set(rows.map(({ cells }) => `${cells[0]} ${cells[1]}`)).size).toBe(rows.length);
  }
});

it("the reading knows every alias of words with its meaning", () => {
  const listed = readFacts("word-aliases.tsv", ["alias", "means", "reason"]).map(
    ({ cells: [alias = "", means = "", reason = ""] }) => {
      expect(reason, alias).not.toBe("");
      return `${alias}: ${means}`;
    },
  );
  const read = Object.entries(wordAliases.aliases).flatMap(([means, others]) =>
    others.map((alias) => `${alias}: ${means}`),
  );
  expect(read.toSorted()).toEqual(listed.toSorted());
});
