import { beforeAll, describe, expect, inject, it } from "vitest";
import { checkForbidden } from "../accuracy/draft/check-forbidden.ts";
import type { DraftJob } from "../accuracy/draft/draft-case.ts";
import { kindsOfDiet, type ListedDiet } from "../accuracy/draft/find-forbidden.ts";
import { draftOn } from "../accuracy/draft/run-draft.ts";
import { openStore } from "../support/open-store.ts";
import data from "./support/draft-sources.json" with { type: "json" };

const diets = ["vegan", "vegetarian", "gluten-free", "dairy-free", "egg-free", "nut-free", "halal"] as const;

/** Allergens that a diet leaves nothing of. */
const without: Partial<Record<ListedDiet, readonly string[]>> = {
  vegan: ["milk", "eggs", "fish", "crustaceans", "molluscs"],
  vegetarian: ["fish", "crustaceans", "molluscs"],
  "gluten-free": ["gluten"],
  "dairy-free": ["milk"],
  "egg-free": ["eggs"],
  "nut-free": ["tree_nuts", "peanuts"],
};

type Source = (typeof data.recipes)[number];
type Allergens = { allergens: { after: { allergen: string; certainty: string }[] } };
let draft: (request: unknown) => Promise<DraftJob>;

beforeAll(() => {
  draft = draftOn(openStore({ url: inject("baseUrl"), serviceKey: inject("serviceKey") }));
});

async function edit({ title, ingredients, steps }: Source, wishes: Record<string, unknown>) {
  const job = await draft({ recipe_title: title, servings: 4, ingredients, steps, ...wishes });
  const recipe = job.result?.final_recipe;
  if (!job.result || !recipe) throw new Error(`Cannot judge ${title}: ${job.error?.message}`);
  return { result: job.result as typeof job.result & Allergens, recipe };
}

describe.each(diets)("no final recipe for %s has what is out", (diet) => {
  it.each(data.recipes)("$title", async (source) => {
    const { recipe, result } = await edit(source, { diet });
    expect(checkForbidden(recipe, kindsOfDiet(diet))).toEqual([]);
    expect(result.verification.filter(({ satisfied }) => !satisfied)).toEqual([]);
    const left = result.allergens.after.filter(({ allergen }) => without[diet]?.includes(allergen));
    expect(left).toEqual([]);
    const lines = source.ingredients.map((_, at) => at + 1);
    expect(result.diffs.filter(({ line, before }) => before !== source.ingredients[(line ?? 0) - 1])).toEqual(
      result.diffs.filter(({ change }) => change === "added"),
    );
    expect(lines.filter((line) => !isReported(line, source, result.diffs, recipe.ingredients))).toEqual([]);
  });
});

/** A line stands in the diffs, or its food is an ingredient of the final recipe. */
function isReported(
  line: number,
  { ingredients }: Source,
  diffs: readonly { line: number | null }[],
  left: readonly { name: string }[],
): boolean {
  const text = (ingredients[line - 1] ?? "").toLowerCase();
  return (
    diffs.some((diff) => diff.line === line) || left.some(({ name }) => text.includes(name.toLowerCase()))
  );
}

describe("a food that is avoided is in no final recipe", () => {
  it.each(data.recipes)("$title", async (source) => {
    const [first = ""] = source.ingredients;
    const [food] = (await edit(source, {})).recipe.ingredients;
    const { recipe } = await edit(source, { avoided_foods: [food?.name ?? first] });
    expect(recipe.ingredients.map(({ name }) => name)).not.toContain(food?.name);
  });
});
