import { describe, expect, it } from "vitest";
import type { DraftResult } from "../../functions/draft/contract.ts";
import { openCatalogue } from "../support/recipe-checker/catalogue.ts";
import { checkDraftResult } from "../support/recipe-checker/check-draft-result.ts";
import { draftWhole } from "./support/draft-to-end.ts";

const curry = {
  recipe_title: "Chicken curry",
  servings: 4,
  ingredients: [
    "600 g chicken breast",
    "200 ml double cream",
    "2 tbsp butter",
    "400 g chopped tomatoes",
    "1 tsp salt",
    "1 tbsp sugar",
  ],
  steps: ["Fry the chicken in butter.", "Add tomatoes, cream, salt and sugar and simmer."],
};

const catalogue = openCatalogue();

/** Sums of rounded figures differ by a digit that no one sees. */
const rounding = 1e-4;

type Row = DraftResult["nutrient_change"][number];
type Recipe = NonNullable<DraftResult["final_recipe"]>;

describe("every figure of a draft is that of its ingredients", () => {
  it.each<[string, Record<string, unknown>]>([
    ["as it is", {}],
    ["vegan", { diet: "vegan" }],
    ["for ten", { request_text: "Make it for 10 people." }],
    ["with little sodium", { condition: "hypertension" }],
    ["bounded", { compound_filters: [{ compound: "Total Fat", operator: "<=", threshold: 20, unit: "g" }] }],
  ])("%s", async (_, wishes) => {
    const { result } = await draftWhole({ ...curry, ...wishes });
    const text: Parameters<typeof checkDraftResult>[0] = JSON.parse(JSON.stringify(result));
    expect(checkDraftResult(text, { steps: curry.steps, ...wishes }, catalogue)).toEqual([]);
  });
});

describe("a change of nutrients", () => {
  it("is what a portion has after less what it had before, within its bounds", async () => {
    const [vegan, lowSodium] = await Promise.all([
      draftWhole({ ...curry, diet: "vegan" }),
      // Each of its ingredients has evidence, so its changes have bounds.
      draftWhole({ ...curry, condition: "hypertension" }),
    ]);
    let known = 0;
    let bounded = 0;
    for (const row of [...vegan.result.nutrient_change, ...lowSodium.result.nutrient_change]) {
      const { before, after, change, change_min, change_max } = row;
      if (before === null || after === null || change === null) continue;
      known++;
      const error = rounding * Math.max(1, Math.abs(before), Math.abs(after));
      expect(Math.abs(change - (after - before)), nameOf(row)).toBeLessThanOrEqual(error);
      if (row.incomplete) continue;
      if (change_min !== null && change_max !== null) bounded++;
      if (change_min !== null) expect(change_min, nameOf(row)).toBeLessThanOrEqual(change + error);
      if (change_max !== null) expect(change_max, nameOf(row)).toBeGreaterThanOrEqual(change - error);
    }
    expect(known).toBeGreaterThan(100);
    expect(bounded).toBeGreaterThan(10);
    expect(vegan.result.nutrient_change.find(({ compound_identifier_id: id }) => id === 1253)).toMatchObject({
      compound_identifier_name: "Cholesterol",
      unit: "mg",
      after: 0,
    });
  });

  it("begins with what the unedited recipe has", async () => {
    const [asItIs, vegan] = await Promise.all([draftWhole(curry), draftWhole({ ...curry, diet: "vegan" })]);
    const before = new Map(
      vegan.result.nutrient_change.map((row) => [row.compound_identifier_id, row.before]),
    );
    expect(asItIs.recipe.nutrition.per_portion.length).toBeGreaterThan(50);
    for (const row of asItIs.recipe.nutrition.per_portion)
      expect(before.get(row.compound_identifier_id), row.compound_identifier_name).toBe(
        row.measurement_value,
      );
    expect(vegan.result.allergens.before).not.toEqual([]);
    expect(vegan.result.allergens.before).toEqual(asItIs.result.allergens.after);
  });

  it("is nothing, and certain, where nothing is edited", async () => {
    const { result } = await draftWhole(curry);
    expect(result.diffs).toEqual([]);
    expect(result.nutrient_change.length).toBeGreaterThan(50);
    for (const row of result.nutrient_change) {
      if (row.after !== null) expect(row.change, nameOf(row)).toBe(0);
      expect([row.change_min, row.change_max], nameOf(row)).toEqual([0, 0]);
    }
  });

  it("is bounded by the lines that changed alone, closer than the ranges of the recipes", async () => {
    const [asItIs, swapped] = await Promise.all([
      draftWhole(curry),
      draftWhole({ ...curry, request_text: "Swap the sugar for honey." }),
    ]);
    const narrower = swapped.result.nutrient_change.filter((row) => {
      const whole = widthOf(row, asItIs.recipe) + widthOf(row, swapped.recipe);
      const width = (row.change_max ?? Number.NaN) - (row.change_min ?? Number.NaN);
      if (!Number.isNaN(whole - width))
        expect(width, nameOf(row)).toBeLessThanOrEqual(whole * (1 + rounding) + rounding);
      return width < whole / 2;
    });
    expect(narrower.length).toBeGreaterThan(10);
  });
});

/** How far apart the bounds of a compound are in a portion. */
function widthOf({ compound_identifier_id: id }: Row, { nutrition }: Recipe): number {
  const row = nutrition.per_portion.find((one) => one.compound_identifier_id === id);
  return (row?.measurement_value_max ?? Number.NaN) - (row?.measurement_value_min ?? Number.NaN);
}

function nameOf(row: Row): string {
  return row.compound_identifier_name;
}

describe("a change of the senses", () => {
  const tastesOf = ({ sensory_change }: DraftResult) => sensory_change?.taste ?? [];
  const tasteOf = (result: DraftResult, sense: string) => tastesOf(result).find((row) => row.sense === sense);

  it("is none where nothing is edited", async () => {
    const { result } = await draftWhole(curry);
    expect(result.sensory_change).toMatchObject({ texture_gained: [], texture_lost: [] });
    expect(tastesOf(result).length).toBeGreaterThan(0);
    for (const { change } of tastesOf(result)) expect(change ?? 0).toBe(0);
    expect(result.sensory_change?.after).toBe(result.sensory_change?.before);
  });

  it.each([
    ["less sweet", "sweet", -1],
    ["less salty", "salty", -1],
    ["spicier", "pungent", 1],
  ])("follows the wish for %s, or the wish is unmet", async (wish, sense, sign) => {
    const { result } = await draftWhole({ ...curry, sensory: [wish] });
    expect(tasteOf(result, sense)).toBeDefined();
    const change = tasteOf(result, sense)?.change ?? 0;
    if (result.unmet_wishes.length === 0) expect(Math.sign(change)).toBe(sign);
    else expect(result.unmet_wishes.map(({ reason }) => reason)).not.toContain("");
  });

  it("is the difference of its figures, without noise", async () => {
    const { result } = await draftWhole({ ...curry, diet: "vegan" });
    let known = 0;
    for (const { before, after, change } of tastesOf(result)) {
      if (before === null || after === null) expect(change).toBeNull();
      else {
        known++;
        expect(change).not.toBeNull();
        expect(String(change).length).toBeLessThanOrEqual(6);
      }
    }
    expect(known).toBeGreaterThan(0);
  });
});

describe("citations", () => {
  it("are complete, each once, and lists name sources that stand there", async () => {
    const { result, recipe } = await draftWhole({ ...curry, diet: "vegan" });
    const ids = result.citations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const referred = recipe.nutrition.per_portion.flatMap((row) => [
      ...row.references,
      ...row.references_min,
      ...row.references_max,
    ]);
    expect(referred.length).toBeGreaterThan(0);
    for (const { id } of referred) expect(ids).toContain(id);
    const lists = result.citations.filter(({ id }) => id < 0);
    expect(lists.length).toBeGreaterThan(0);
    for (const { id, citation } of lists)
      for (const source of citation.match(/\d+/g) ?? [`none in ${id}`]) expect(ids).toContain(Number(source));
  });
});
