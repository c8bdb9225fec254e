import { type FoodTable, findKind, splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { type Recipe, type RecipeIngredient, recipeBook } from "../../../shared/domain/recipes/mod.ts";
import type { WantedFood } from "./brief.ts";
import { buildCandidates } from "./build-candidates.ts";
import data from "./data/stand-ins.json" with { type: "json" };
import { type DishTest, isAllowedBy } from "./demand.ts";
import { rewriteTemplates, type TemplateSwap } from "./rewrite-templates.ts";
import { wantedInPlace } from "./wanted-in-place.ts";

type StandIn = {
  words?: readonly string[];
  kinds?: readonly string[];
  roles?: readonly string[];
  /** Words of ingredients beside which it does not do: rice flour does not rise with yeast. */
  notWith?: readonly string[];
  /** Catalogue names of ingredients of the book, the best first. */
  to: readonly string[];
  ratio: number;
  /** In a title: "tofu" for extra-firm tofu. */
  titled?: string;
  /** What titles call the food that leaves. */
  names?: readonly string[];
};

type Rules = {
  tests: readonly DishTest[];
  table: FoodTable;
  label: string;
  /** Foods that are asked for: they come before others. */
  wanted?: readonly WantedFood[];
};

/** What takes the place of an ingredient in the list and in the title; null for nothing. */
type Change = TemplateSwap & {
  next: RecipeIngredient | null;
  titled: string | null;
  /** Words that the title may name it by: "beef" for sirloin steak. */
  names: readonly string[];
};

/** Behind these a title names what goes with the dish. */
const tail = / (?:with|and|in|on) |, /;

const standIns: readonly StandIn[] = data.rows;
/** Of a food with several names the plainest: water, not boiling water. */
const known = new Map(
  recipeBook
    .flatMap(({ ingredients }) => ingredients)
    .sort((one, other) => other.name.length - one.name.length)
    .map((one) => [one.foodName, one]),
);

/**
 * A recipe without what breaks the rules: another food does the same in the dish, or what only garnishes it is left out.
 * Null where an ingredient that breaks one has no such stand-in. `label` names the rules in the title.
 */
export function adaptToRules(recipe: Recipe, rules: Rules): Recipe | null {
  const keeps = (part: RecipeIngredient) => {
    const alone = { ...recipe, title: "", ingredients: [part] };
    const [candidate] = buildCandidates(alone, "", { table: rules.table, servings: null, factors: [1] });
    return candidate !== undefined && isAllowedBy(rules)(candidate);
  };
  const wholeGrams = recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const changes: Change[] = [];
  for (const ingredient of recipe.ingredients.filter((one) => !keeps(one))) {
    const change =
      findWanted({ recipe, ingredient, keeps }, rules) ??
      findStandIn({ recipe, ingredient, keeps }, rules.table) ??
      dropPart(recipe, ingredient, wholeGrams);
    if (change === null) return null;
    changes.push(change);
  }
  return changes.length === 0 ? null : applyChanges(recipe, changes, rules.label);
}

type Leaving = {
  recipe: Recipe;
  ingredient: RecipeIngredient;
  keeps: (part: RecipeIngredient) => boolean;
};

/** What is asked for takes the place of the food of its role. */
function findWanted({ ingredient, keeps }: Leaving, { table, wanted = [] }: Rules): Change | null {
  const { key, name, grams, role } = ingredient;
  const found = wantedInPlace(ingredient, wanted, { table, keeps });
  if (found === null) return null;
  const next = { ...found.food, key, grams, measure: null, role, preparation: null };
  const terms = new Set(splitTerms(name));
  const names = standIns
    .flatMap((row) => row.names ?? [])
    .filter((word) => splitTerms(word).every((term) => terms.has(term)));
  return { key, from: name, to: found.food.name, titled: found.words, next, names: [...new Set(names)] };
}

function findStandIn({ recipe, ingredient, keeps }: Leaving, { foods }: FoodTable): Change | null {
  const { name, foodId, foodName, role, grams, key } = ingredient;
  const part = { name: foodName, foodGroup: foods.get(foodId)?.foodGroup ?? "", grams };
  const facts = { name: "", words: [], foodGroup: null, ingredients: [part], amounts: new Map() };
  const terms = new Set(splitTerms(name));
  for (const { words = [], kinds = [], names = [], notWith = [], roles, to, ratio, titled } of standIns) {
    const isNamed = words.some((phrase) => splitTerms(phrase).every((term) => terms.has(term)));
    const isKind = kinds.some((kind) => findKind(facts, kind)?.certainty === "contains");
    const isUnfit = notWith.some((word) => recipe.ingredients.some((one) => one.name.includes(word)));
    if (!(isNamed || isKind) || isUnfit || (roles && !roles.includes(role))) continue;
    const found = to.flatMap((food) => known.get(food) ?? []).find(keeps);
    if (!found || found.foodId === foodId) continue;
    const next = { ...found, key, grams: grams * ratio, measure: null, role, preparation: null };
    return { key, from: name, to: found.name, titled: titled ?? null, next, names };
  }
  return null;
}

/** What a dish is called by is never left out. */
function dropPart(
  recipe: Recipe,
  { key, name, role, grams }: RecipeIngredient,
  wholeGrams: number,
): Change | null {
  const isSpared = data.dropped.some(({ roles, most }) => roles.includes(role) && grams <= most * wholeGrams);
  return isSpared && !isCalledBy(recipe, name)
    ? { key, from: name, to: null, titled: null, next: null, names: [] }
    : null;
}

/** Whether the dish is named by an ingredient: butter chicken, not a pad thai with peanuts. */
function isCalledBy({ title }: Recipe, name: string): boolean {
  const [head = title] = title.split(tail);
  const terms = new Set(splitTerms(head));
  return splitTerms(name).some((term) => terms.has(term));
}

function applyChanges(recipe: Recipe, changes: readonly Change[], label: string): Recipe | null {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const ingredients = recipe.ingredients.flatMap((one) => {
    const change = byKey.get(one.key);
    return change === undefined ? [one] : (change.next ?? []);
  });
  const kept = recipe.ingredients.filter(({ key }) => !byKey.has(key)).map(({ name }) => name);
  const steps = rewriteTemplates(recipe.steps, changes, kept);
  // Butter chicken without butter keeps its name; chicken that is tofu does not.
  const ofTitle = changes
    .filter(({ titled, from }) => titled !== null || !isCalledBy(recipe, from))
    .map(({ key, from, to, titled }) => ({ key, from, to: titled ?? to }));
  const [title = ""] = rewriteTemplates([`${recipe.title}.`], ofTitle, kept) ?? [];
  if (steps === null || title === "") return null;
  const named = renameFoods(title.replace(/\.$/, ""), changes);
  return {
    ...recipe,
    id: `${recipe.id}+${label}`,
    title: named === recipe.title ? `${recipe.title}, ${label}` : named,
    ingredients,
    steps,
  };
}

/** "Beef stroganoff" whose sirloin became tofu is a tofu stroganoff. */
function renameFoods(title: string, changes: readonly Change[]): string {
  const renamed = new Map(
    changes.flatMap(({ titled, names }) => names.map((name) => [name, titled ?? name])),
  );
  const words = title.split(" ").map((word) => {
    const bare = word.toLowerCase().replace(/[^\p{L}]+$/u, "");
    return renamed.get(bare)?.concat(word.slice(bare.length)) ?? word;
  });
  const once = words.filter((word, at) => !isRepeated(words, at, word));
  const [first = "", ...rest] = once;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}

/** "Tofu and tofu paella": the second, and the word that joins it. */
function isRepeated(words: readonly string[], at: number, word: string): boolean {
  const isAgain = word === words[at - 2] && words[at - 1] === "and";
  return isAgain || (word === "and" && words[at - 1] !== undefined && words[at - 1] === words[at + 1]);
}
