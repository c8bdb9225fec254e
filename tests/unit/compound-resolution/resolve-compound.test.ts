import { describe, expect, it } from "vitest";
import { resolveCompound } from "../../../functions/get_decode_compound_id/resolve-compound.ts";

const vitaminB12 = { id: 1, name: "Vitamin B-12", identifier: "CHEBI:1", synonyms: ["cobalamin", "B12"] };
const vitaminB6 = { id: 2, name: "Vitamin B-6", identifier: "CHEBI:2", synonyms: ["pyridoxine"] };
const vitaminD = {
  id: 3,
  name: "Vitamin D (D2 + D3)",
  identifier: "CHEBI:3",
  synonyms: ["calciferol", "vitamin d"],
};
const vitaminDUnits = { id: 4, name: "Vitamin D (IU)", identifier: "CHEBI:3", synonyms: [] };
const betaCarotene = { id: 5, name: "Carotene, beta", identifier: "CHEBI:5", synonyms: ["β-carotene"] };
const protein = { id: 6, name: "Protein", identifier: "CHEBI:6", synonyms: [] };
const proline = { id: 7, name: "Proline", identifier: "CHEBI:7", synonyms: [] };
const ribose = { id: 8, name: "Glucose", identifier: "CHEBI:8", synonyms: [] };
const mannose = { id: 9, name: "Glucase", identifier: "CHEBI:9", synonyms: [] };
const all = [vitaminB12, vitaminB6, vitaminD, vitaminDUnits, betaCarotene, protein, proline];

const reasonOf = (query: string, candidates = all) => {
  const result = resolveCompound(query, candidates);
  return result.status === "needs_clarification" ? result.reason : `resolved to ${result.canonical_name}`;
};

describe("a query that names one compound resolves", () => {
  it.each([
    ["Vitamin B-12", "1"],
    ["vitamin b12", "1"],
    ["VITAMIN   B 12", "1"],
    ["b12", "1"],
    ["1", "1"],
    ["CHEBI:1", "1"],
    ["chebi:1", "1"],
    ["beta carotene", "5"],
    ["Beta-Carotene", "5"],
    ["β-carotene", "5"],
    ["vitamin d", "3"],
  ])("%s", (query, id) => {
    expect(resolveCompound(query, all)).toMatchObject({ status: "resolved", compound_id: id });
  });

  it.each(["protien", "protin", "proteine", "Protean"])(
    "a misspelt name resolves to its compound: %s",
    (query) => {
      expect(resolveCompound(query, all)).toMatchObject({ status: "resolved", compound_id: "6" });
    },
  );
});

describe("a query that does not needs clarification", () => {
  it("names the compounds that share an ontology value", () => {
    expect(reasonOf("CHEBI:3")).toMatch(/several.*"Vitamin D \(D2 \+ D3\)", "Vitamin D \(IU\)"/);
  });

  it("names what a word common to many could mean", () => {
    expect(reasonOf("vitamin")).toMatch(/not specific enough.*"Vitamin B-12".*"Vitamin B-6"/);
  });

  it("never takes another number or letter for a slip", () => {
    for (const query of ["vitamin b13", "vitamin b2", "b11", "vitamin e", "b", "12"]) {
      expect(reasonOf(query)).toMatch(/nearest|no compound|not specific/);
    }
  });

  it("does not choose between two compounds equally close", () => {
    expect(reasonOf("glucese", [ribose, mannose])).toMatch(/spelling could mean "Glucose", "Glucase"/);
  });

  it("says so when nothing is like it", () => {
    expect(reasonOf("xyzzy", [])).toMatch(/no compound/);
    expect(reasonOf("!!!", all)).toMatch(/no compound/);
  });
});
