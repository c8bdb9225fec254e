import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import plain from "./request/data/plain-words.json" with { type: "json" };
import type { StatedAmount } from "./request/read-stated-amounts.ts";
import type { EditedIngredient, EditedRecipe, UnmetWish } from "./substitution/edited-recipe.ts";

type Line = Pick<EditedIngredient, "name" | "food" | "grams">;

const nutrients = new Set(plain.nutrients);
const shareError = 0.1;
/** Words behind a share that may name its food: "a quarter of the plain flour". */
const nameReach = 4;
const detail = "no ingredient of the draft has this amount";

/** The stated amounts that neither the draft nor, for a food that it names, the source has. */
export function checkAmounts(
  amounts: readonly StatedAmount[],
  before: readonly Line[],
  { ingredients, steps, changes, unmet, factor = 1 }: EditedRecipe & { readonly factor?: number },
): UnmetWish[] {
  const came = [...changes.flatMap(({ after }) => after), ...changes.flatMap(toDifference)];
  // What is stated beside another number of servings is stated of these.
  const changed = [
    ...came,
    ...(factor === 1 ? [] : came.map((line) => ({ ...line, grams: line.grams * factor }))),
  ];
  const isOfFood = ({ terms: [first = ""] }: StatedAmount) =>
    !nutrients.has(first) || listNamed(first, before).length > 0;
  const isShown = (amount: StatedAmount) =>
    steps.some((step) => step.includes(amount.text)) ||
    unmet.some(({ wish }) => wish.includes(amount.text) || amount.text.includes(wish)) ||
    (amount.kind === "mass"
      ? isWeighed(amount, [...changed, ...listNamed(amount.clause, [...before, ...ingredients])])
      : isShared(amount, before, ingredients));
  const missing = amounts
    .filter((amount) => isOfFood(amount) && !isShown(amount))
    .map(({ clause }) => clause.slice(0, 200));
  return [...new Set(missing)].map((wish) => ({ wish, reason: "not_understood", detail }));
}

/** "100 g more tuna": by how much a line has changed. */
function toDifference({ kind, before, after }: EditedRecipe["changes"][number]): Line[] {
  if (kind !== "scaled" || before === null) return [];
  const grams = Math.abs(after.reduce((sum, part) => sum + part.grams, -before.grams));
  return [{ name: before.name, food: before.food, grams }];
}

function isWeighed(
  { grams: [least, most] }: StatedAmount & { kind: "mass" },
  lines: readonly Line[],
): boolean {
  return lines.some(({ grams }) => grams >= least && grams <= most);
}

/** Whether so much of a food is left or gone; of a food that the source does not have nothing is said. */
function isShared(
  { terms, share }: StatedAmount & { kind: "share" },
  before: readonly Line[],
  after: readonly Line[],
): boolean {
  const words = terms.slice(0, nameReach).join(" ");
  const meant = listNamed(words, before);
  const left = (name: string) =>
    after.filter((line) => line.name === name).reduce((sum, { grams }) => sum + grams, 0);
  return (
    meant.length === 0 ||
    meant.some(({ name, grams }) => {
      const ratio = left(name) / grams;
      return [share, 1 - share, 1 + share].some((wanted) => Math.abs(ratio - wanted) <= shareError);
    })
  );
}

function listNamed(words: string, lines: readonly Line[]): Line[] {
  const terms = new Set(splitTerms(words));
  return lines.filter(({ name }) => splitTerms(name).some((term) => terms.has(term)));
}
