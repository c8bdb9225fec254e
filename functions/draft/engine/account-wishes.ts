import { readIngredientLine } from "../../../shared/domain/food/mod.ts";
import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import type { Brief } from "./brief.ts";
import { isLineCalled, type NamedLine } from "./is-line-called.ts";
import type { ReadClause } from "./request/read-draft-request.ts";
import type { EditedRecipe, UnmetWish } from "./substitution/edited-recipe.ts";

const longestWish = 200;
const detail = "not reflected in the draft";

/** A recipe before and after its edits, with all that is reported of its wishes. */
type Shown = EditedRecipe & { readonly before: readonly NamedLine[]; readonly warnings: readonly string[] };

/**
 * The clauses of a request with an edit that was read and that neither the draft nor a report shows: whatever step lost
 * it, it does not vanish.
 */
export function accountWishes({ clauses, scale, source }: Brief, shown: Shown): UnmetWish[] {
  const lost = clauses.filter((clause) => {
    const words = listLost(clause, shown);
    return words.some((missing) => !isReported(missing, clause, shown)) || isScaleLost(clause, scale, source);
  });
  const wishes = lost.map(({ text }) => text.slice(0, longestWish));
  return [...new Set(wishes)].map((wish) => ({ wish, reason: "not_possible", detail }));
}

/** The foods of edits that left no trace. */
function listLost({ wishes }: ReadClause, shown: Shown): string[] {
  const { swaps, additions, offers, amounts } = wishes;
  const isThere = (food: string) => isIn(food, shown.ingredients) || isNamed(food, shown.changes);
  return [
    ...swaps.flatMap(({ from, to }) => (to === null ? [] : [to, from]).filter((food) => !isThere(food))),
    ...swaps.filter(({ from, to }) => to === null && isUntouched(from, shown)).map(({ from }) => from),
    ...additions.flatMap(({ text, said }) => (isThere(text) || isThere(said) ? [] : [text])),
    ...offers.filter(({ to, others }) => ![to, ...others].some(isThere)).map(({ to }) => to),
    ...amounts.map(({ food }) => food).filter((food) => isUntouched(food, shown)),
  ];
}

/** Whether the recipe has such a food and nothing happened to it. */
function isUntouched(food: string, { before, changes }: Shown): boolean {
  return isIn(food, before) && !isNamed(food, changes);
}

const usual = /^(?:(?:normal|regular|usual|ordinary|standard|original) )+/i;

/** "Garlic clove" is garlic, "an egg" is egg, "normal penne" penne. */
function plain(food: string): string {
  return readIngredientLine(food.replace(usual, "")).name;
}

function isNamed(food: string, changes: EditedRecipe["changes"]): boolean {
  return changes.some(
    ({ before, after, reason }) =>
      after.some((line) => isLineCalled(plain(food), line)) ||
      (before !== null && isLineCalled(plain(food), before)) ||
      reason.includes(food),
  );
}

function isIn(food: string, lines: readonly NamedLine[]): boolean {
  return lines.some((line) => isLineCalled(plain(food), line));
}

/** "For 2" that changed no amount. */
function isScaleLost({ wishes }: ReadClause, scale: Brief["scale"], source: Brief["source"]): boolean {
  const { servings, factor } = wishes;
  if (servings !== null && servings !== source.servings) return scale === null;
  return factor !== null && factor !== 1 && scale === null;
}

function isReported(food: string, { text }: ReadClause, { unmet, warnings }: Shown): boolean {
  const terms = splitTerms(food);
  const names = (words: string) => {
    const own = new Set(splitTerms(words));
    return terms.some((term) => own.has(term)) || text.includes(words);
  };
  return unmet.some(({ wish }) => names(wish)) || warnings.some(names);
}
