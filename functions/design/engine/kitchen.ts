import type { Catalogue } from "../../../shared/domain/catalogue/mod.ts";
import { allergens, dietRules } from "../../../shared/domain/constraints/mod.ts";
import {
  compoundIds,
  type FoodCache,
  type FoodTable,
  goals,
  splitTerms,
} from "../../../shared/domain/nutrition/mod.ts";
import { type Recipe, recipeBook } from "../../../shared/domain/recipes/mod.ts";
import { createMemory, estimateBytes, listWords } from "../../../shared/platform/kernel/mod.ts";
import type { UnmetWish } from "../contract.ts";
import { adaptRecipes } from "./adapt-recipes.ts";
import { adaptToRules } from "./adapt-to-rules.ts";
import type { Brief } from "./brief.ts";
import { buildCandidates } from "./build-candidates.ts";
import type { Candidate } from "./candidate.ts";
import { type Demands, type DishTest, isAllowedBy } from "./demand.ts";
import { holdsFood } from "./holds-food.ts";
import { isDish } from "./is-dish.ts";
import { lightenDishes } from "./lighten-dishes.ts";
import { listServings } from "./list-candidates.ts";
import { listFoodTests, listRuleTests } from "./list-demands.ts";
import { listKeepingTests } from "./list-keeping-tests.ts";
import { listTextureTests } from "./list-texture-tests.ts";
import type { NamedDish } from "./read-dishes.ts";
import { settleDishes } from "./settle-dishes.ts";
import { settleWanted } from "./settle-wanted.ts";

/** What choosing always asks of foods: energy, macros, and what bounds on missing figures are made from. */
const always = [
  compoundIds.energyKcal,
  compoundIds.proteinGrams,
  compoundIds.fatGrams,
  compoundIds.carbohydrateGrams,
  compoundIds.fibreGrams,
  compoundIds.sugarsGrams,
  compoundIds.saturatedFatGrams,
  compoundIds.sodiumMilligrams,
];

/** What every step of a design begins with: the same request and catalogue give the same. */
export type Kitchen = {
  brief: Brief;
  table: FoodTable;
  recipes: readonly Recipe[];
  /** Those that keep to every rule, whatever the amounts. */
  suitable: readonly Recipe[];
  demands: Demands;
  unmet: readonly UnmetWish[];
};

/** The last ones: the steps of a job mostly run one after another in one isolate. */
const remember = createMemory<Kitchen>({
  name: "what requests ask of dishes",
  mostBytes: 8 * 1024 * 1024,
  // The table and the book are others'.
  bytesOf: ({ table, ...own }) => estimateBytes(own, [table, ...recipeBook]),
});

/** Reads the foods of the recipes, and what the brief asks of dishes made of them. */
export async function openKitchen(
  brief: Brief,
  catalogue: Pick<Catalogue, "foods" | "mealEvidence">,
  foods: FoodCache,
): Promise<Kitchen> {
  const table = await foods.read(catalogue, listCompounds(brief));
  return remember(JSON.stringify([table.catalogueRelease, brief]), () => buildKitchen(brief, table));
}

function buildKitchen(brief: Brief, table: FoodTable): Kitchen {
  const asWritten = (recipe: Recipe) => buildCandidates(recipe, "", { table, servings: null, factors: [1] });
  const rules = [...listRuleTests(brief), ...listKeepingTests(brief), ...listTextureTests(brief)];
  const book = recipeBook.flatMap(asWritten);
  const named = [...book, ...adaptNamed(brief, book, { rules, table }).flatMap(asWritten)];
  const isAsked = (candidate: Candidate) => brief.dishes.some(({ rule }) => isDish(candidate, rule));
  const written = [...named, ...lightenDishes(brief, named.filter(isAsked), table).flatMap(asWritten)];
  const dishes = settleDishes(brief, {
    tests: rules,
    candidates: written,
    listServings: (some) =>
      listServings(
        brief,
        some.map(({ recipe }) => recipe),
        table,
      ),
  });
  const tests = [...rules, ...dishes.tests];
  const keepsRules = isAllowedBy({ tests: tests.filter(isOfPortion) });
  const asked = keepApart(brief, dishes.served);
  const isNamed = openNamed(dishes.served);
  const kept = written.filter(keepsRules);
  const before = settleWanted(asked, { candidates: written, suitable: kept, isNamed });
  const having = kept.filter(isAllowedBy({ tests: listFoodTests(brief, before.required) }));
  const adapted = before.missing.flatMap(({ rule }) => adaptRecipes(having, rule, table)).flatMap(asWritten);
  const candidates = [...written, ...adapted];
  const suitable = [...kept, ...adapted.filter(keepsRules)];
  const { required, unmet } =
    adapted.length === 0 ? before : settleWanted(asked, { candidates, suitable, isNamed });
  const foodTests = listFoodTests(brief, required);
  const hasFoods = isAllowedBy({ tests: foodTests.filter(isOfPortion) });
  return {
    brief: asked,
    table,
    recipes: candidates.map(({ recipe }) => recipe),
    suitable: suitable.filter(hasFoods).map(({ recipe }) => recipe),
    demands: { tests: [...tests, ...foodTests], limits: brief.limits },
    unmet: [...dishes.unmet, ...unmet],
  };
}

/** Recipes of the named dishes that break a rule, with something else in place of what breaks it. */
function adaptNamed(
  { dishes, rules: stated, wanted: asked }: Brief,
  book: readonly Candidate[],
  { rules, table }: { rules: readonly DishTest[]; table: FoodTable },
): Recipe[] {
  const keeps = isAllowedBy({ tests: rules });
  const label = labelRules(stated);
  return dishes.flatMap(({ rule: dish }) => {
    const ofDish = book.filter((candidate) => isDish(candidate, dish));
    const keeping = ofDish.filter(keeps);
    // "Lasagne with turkey, no beef": one of vegetables keeps the rules, and has no turkey.
    const wanted = asked
      .map(({ rule }) => rule)
      .filter((food) => food.grams === null && !ofDish.some((one) => holdsFood(one, food)));
    if (keeping.length > 0 && (wanted.length === 0 || stated.avoided.length === 0)) return [];
    return ofDish.flatMap(({ recipe }) => adaptToRules(recipe, { tests: rules, table, label, wanted }) ?? []);
  });
}

/**
 * "Vegan", else "without sesame or tahini": what a title says of an adapted dish. Behind an "and" the second food would
 * read as one that the dish has.
 */
function labelRules({ diets, allergens: allergies, avoided }: Brief["rules"]): string {
  const [diet] = diets;
  if (diet) return dietRules[diet.rule].label;
  const foods = [...allergies.map(({ rule }) => allergens[rule].label), ...avoided.map(({ rule }) => rule)];
  const once = [...new Map(foods.map((food) => [splitTerms(food).join(" "), food])).values()];
  return once.length > 0 ? `without ${listWords(once, "or")}` : "adapted";
}

function isOfPortion({ scope }: DishTest): boolean {
  return scope === "portion";
}

/** A dish that is served by its name is of whatever kind it is. */
function keepApart(brief: Brief, served: readonly NamedDish[]): Brief {
  if (served.length === 0) return brief;
  return { ...brief, wishes: { ...brief.wishes, dishWords: [], dishNames: [] } };
}

/** A banana bread that is served needs no banana beside. */
function openNamed(served: readonly NamedDish[]): (words: string) => boolean {
  const names = served.map(({ words }) => ` ${words.toLowerCase()} `);
  return (words) => names.some((name) => name.includes(` ${words.toLowerCase()} `));
}

/** The compounds that choosing needs for a brief. */
function listCompounds({ limits, wishes }: Brief): number[] {
  const limited = limits.flatMap(({ measure: { compoundId, minusCompoundId } }) => [
    compoundId,
    minusCompoundId,
  ]);
  const aimed = wishes.goals.flatMap(({ rule }) =>
    goals[rule.goal].parts.map(({ compoundId }) => compoundId),
  );
  return [...new Set([...always, ...limited.filter((id) => id !== null), ...aimed])];
}
