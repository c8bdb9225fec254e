import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import groupFacts from "../../../console/src/views/nutrients/compound-groups.json" with { type: "json" };
import { formatNumbers, numberSources } from "../../../console/src/views/nutrients/number-sources.ts";
import { groupRows, matchRows } from "../../../console/src/views/nutrients/select-rows.ts";
import { nutrientRow } from "../support/nutrient-row.ts";

const protein = nutrientRow();
const energy = nutrientRow({ compound_identifier_id: 1008, compound_identifier_name: "Energy" });
const iron = nutrientRow({ compound_identifier_id: 1089, compound_identifier_name: "Iron, Fe" });
const caffeine = nutrientRow({ compound_identifier_id: 1057, compound_identifier_name: "Caffeine" });

/** Id and content class of every compound of the catalogue. */
const catalogue = readFileSync("supabase/catalogue/data/compounds.tsv", "utf8")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(([id]) => /^\d+$/.test(id ?? ""))
  .map((cells) => ({ id: Number(cells[0]), contentClass: cells[6] }));

describe("groups of compounds", () => {
  test("contain no compound twice and only compounds of the catalogue", () => {
    const ids = groupFacts.groups.flatMap(({ compounds }) => compounds);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(catalogue.map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  test("have every macronutrient of the catalogue first", () => {
    const [macros] = groupFacts.groups;
    const missing = catalogue.filter(({ id, contentClass }) => {
      return contentClass === "macro" && !macros?.compounds.includes(id);
    });
    expect(missing).toEqual([]);
  });

  test("lose no row and have the display order", () => {
    const groups = groupRows([protein, iron, caffeine, energy]);
    expect(groups.map(({ title, rows }) => [title, rows.map((row) => row.compound_identifier_name)])).toEqual(
      [
        ["Energy and macronutrients", ["Energy", "Protein"]],
        ["Minerals", ["Iron, Fe"]],
        ["Other compounds", ["Caffeine"]],
      ],
    );
  });
});

describe("the filter", () => {
  test.each(["IRON", "fe iron", "1089", "  ir "])("%s finds iron", (query) => {
    expect(matchRows([protein, iron], query)).toEqual([iron]);
  });

  test("finds by identifier, everything without a query, and nothing without a match", () => {
    expect(matchRows([protein], "chebi:36080")).toEqual([protein]);
    expect(matchRows([protein, iron], "")).toHaveLength(2);
    expect(matchRows([protein, iron], "iron protein")).toEqual([]);
  });
});

describe("sources", () => {
  const rows = [
    {
      ...nutrientRow(),
      references: [{ id: 2000190, citation: "A" }],
      references_min: [{ id: 7, citation: "B" }],
    },
    { ...nutrientRow(), references: [{ id: 7, citation: "B" }] },
  ];

  test("are numbered from one in the order of the rows", () => {
    const { sources, numbersOf } = numberSources(rows);
    expect(sources).toEqual([
      { number: 1, citation: "A" },
      { number: 2, citation: "B" },
    ]);
    expect(numbersOf(rows[1]?.references ?? [])).toEqual([2]);
  });

  test("a source that lists several is replaced by each of them", () => {
    const row = nutrientRow({ references: [{ id: -1 }] });
    const citations = [
      { id: 3, citation: "C" },
      { id: 9, citation: "D" },
      { id: -1, citation: "Sources 3, 9" },
    ];
    const { sources, numbersOf } = numberSources([row], citations);
    expect(sources.map(({ citation }) => citation)).toEqual(["C", "D"]);
    expect(numbersOf(row.references)).toEqual([1, 2]);
  });

  test("sources with consecutive numbers are joined", () => {
    expect(formatNumbers([1, 2, 3, 5, 7, 8])).toBe("1\u20133, 5, 7, 8");
    expect(formatNumbers([])).toBe("");
  });
});
