import { expect, it } from "vitest";
import { type ComparableFood, isComparable } from "../../../supabase/catalogue/link/comparable-food.ts";
import { linkColumns } from "../../../supabase/catalogue/link/links.ts";
import { createNameLikeness } from "../../../supabase/catalogue/link/name-likeness.ts";
import { proposeLinks } from "../../../supabase/catalogue/link/propose-links.ts";
import { readFacts } from "../../../supabase/catalogue/source/fact-table.ts";
import { numberCell } from "../../../supabase/catalogue/source/source-table.ts";

function entry(
  source: string,
  code: string,
  name: string,
  change: Partial<ComparableFood> = {},
): ComparableFood {
  return { source, code, name, waterGrams: 80, energyKcal: 100, ...change };
}

const nothing = { sr28: [], fndds: [], foundation: [], ciqual: [] };

function pairsOf(sources: Partial<Parameters<typeof proposeLinks>[0]>, sole: [string, string][] = []) {
  const proposals = proposeLinks({ ...nothing, ...sources }, new Map(sole));
  return proposals.map(({ food, twin, basis }) => `${food.code} ${twin.source} ${twin.code} ${basis}`);
}

it.each([
  [{ waterGrams: 85 }, true],
  [{ waterGrams: 85.1 }, false],
  [{ energyKcal: 90 }, true],
  [{ energyKcal: 89 }, false],
  [{ energyKcal: 111 }, true],
  [{ energyKcal: null }, false],
  [{ waterGrams: null }, false],
])(
  "water within 5 points and energy within 10 percent of the larger make a pair: %j is %s",
  (change, expected) => {
    expect(isComparable(entry("a", "1", "x"), entry("b", "2", "x", change))).toBe(expected);
  },
);

it.each([
  ["Moonroot, raw", "Moonroot, cooked"],
  ["Moonroot, cooked, boiled", "Moonroot, roasted/baked"],
  ["Moonroot juice", "Moonroot"],
  ["Moonroot, salted", "Moonroot, without salt"],
])("%s and %s are contrary", (a, b) => {
  const { termsOf, compare } = createNameLikeness([a, b, "Sunbean, raw"]);
  expect(compare(termsOf(a), termsOf(b))).toBe(0);
});

it.each([
  ["Moonroots, fresh", "Moonroot, raw"],
  ["Moonroot, cooked, boiled, drained, without salt", "Moonroot, steamed"],
  ["Spices, moonroot, dried", "Moonroot, dried"],
])("%s and %s are alike", (a, b) => {
  const { termsOf, compare } = createNameLikeness([a, b, "Sunbean, raw"]);
  expect(compare(termsOf(a), termsOf(b))).toBe(1);
});

it("foods with the same number are a pair unless their water or energy differ too much", () => {
  const sr28 = [entry("sr28", "7", "Moonroot")];
  expect(pairsOf({ sr28, foundation: [entry("foundation", "7", "Lunaroot", { energyKcal: null })] })).toEqual(
    ["7 foundation 7 number"],
  );
  expect(pairsOf({ sr28, foundation: [entry("foundation", "7", "Lunaroot", { energyKcal: 200 })] })).toEqual(
    [],
  );
});

it("a dish of one ingredient is the same food only if it has the same name", () => {
  const sr28 = [entry("sr28", "7", "Bread, sunbean")];
  const same = entry("fndds", "90", "Sunbean bread");
  const standIn = entry("fndds", "91", "Bread, moonroot");
  expect(
    pairsOf({ sr28, fndds: [same, standIn] }, [
      ["90", "7"],
      ["91", "7"],
    ]),
  ).toEqual(["90 sr28 7 recipe"]);
});

it("the most similar name wins, and a dish gets the twin of its ingredient", () => {
  const sources = {
    sr28: [entry("sr28", "7", "Moonroot, red, whole, raw")],
    fndds: [entry("fndds", "90", "Moonroot, NFS", { waterGrams: 81 })],
    ciqual: [entry("ciqual", "5", "Moonroot, raw"), entry("ciqual", "6", "Red moonroot, raw")],
  };
  expect(pairsOf(sources, [["90", "7"]])).toEqual([
    "90 sr28 7 recipe",
    "90 ciqual 6 recipe",
    "7 ciqual 6 name",
  ]);
});

it("every reviewed pair agrees in water within 5 points and in energy within 10 percent", () => {
  const links = readFacts("links.tsv", linkColumns);
  const apart = links.filter((row) => {
    const [water = null, twinWater = null, energy = null, twinEnergy = null] = [6, 7, 8, 9].map((index) =>
      numberCell(row, index),
    );
    const isWet = water !== null && twinWater !== null && Math.abs(water - twinWater) > 5;
    const isRich =
      energy !== null &&
      twinEnergy !== null &&
      Math.abs(energy - twinEnergy) > 0.1 * Math.max(energy, twinEnergy);
    return isWet || isRich;
  });
  expect(apart.map(({ line }) => line)).toEqual([]);
});

it("pairs are unique, none is both accepted and refused, and at least 400 foods have a pair with CIQUAL", () => {
  const keys = readFacts("links.tsv", linkColumns).map(({ cells }) => cells.slice(0, 3).join(" "));
  const columns = ["food_id", "source", "source_code", "food_name", "source_name", "reason"];
  const refused = readFacts("link-refusals.tsv", columns).map(({ cells }) => cells.slice(0, 3).join(" "));
  expect(new Set([...keys, ...refused]).size).toBe(keys.length + refused.length);
  const withCiqual = keys.filter((key) => key.includes(" ciqual ")).map((key) => key.split(" ")[0]);
  expect(new Set(withCiqual).size).toBeGreaterThanOrEqual(400);
});
