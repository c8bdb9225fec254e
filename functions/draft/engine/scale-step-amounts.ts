import { splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import { scaleAmounts } from "./scale-servings.ts";
import { nameFood } from "./source/name-food.ts";
import type { EditedIngredient, EditedRecipe } from "./substitution/edited-recipe.ts";

/** An ingredient as steps may call it; `factor` is null where it is not known how its amount changed. */
type Scaled = { readonly terms: readonly string[]; readonly factor: number | null };

const joiners = "(?:and|or|with|in|into|to|on|onto|over|from|for|by|at|then|until|plus|of|the)";
/** "120 g of the caster sugar in": the words of the food behind its unit. */
const named = new RegExp(
  `^\\s+(?:of\\s+)?(?:(?:the|that|your)\\s+)?(\\p{L}+(?:[ -](?!${joiners}\\b)\\p{L}+){0,3})`,
  "iu",
);

/**
 * The steps with the amounts of those ingredients changed of which there is now more or less: of half the sugar, "toss with
 * 120 g of the sugar" is 60 g. An amount stays where its words name another food, or ingredients that changed differently.
 */
export function scaleStepAmounts({
  steps,
  ingredients,
  changes,
}: Pick<EditedRecipe, "steps" | "ingredients" | "changes">): string[] {
  const lines = ingredients.map((line): Scaled => {
    return { terms: termsOf(line.name), factor: factorOf(line, changes) };
  });
  if (lines.every(({ factor }) => factor === 1)) return [...steps];
  return steps.map((step) => scaleAmounts(step, (behind) => factorBehind(behind, lines)));
}

/** What an ingredient was multiplied by from its first change to its last; null where its changes do not join up. */
function factorOf({ fromLine, grams }: EditedIngredient, changes: EditedRecipe["changes"]): number | null {
  const own = changes.filter(({ line, kind }) => line === fromLine && kind !== "added");
  if (fromLine === null || own.length === 0) return 1;
  const first = own[0]?.before?.grams ?? 0;
  const isJoined = own.every(({ after }, at) => {
    const next = own[at + 1]?.before?.grams ?? grams;
    return after.length === 1 && after[0]?.grams === next;
  });
  return isJoined && first > 0 ? grams / first : null;
}

/** By the longest name: beside butter, "peanut butter" is that of the line or none. */
function factorBehind(behind: string, lines: readonly Scaled[]): number {
  const words = named.exec(behind)?.[1]?.split(/[ -]/) ?? [];
  for (let count = words.length; count > 0; count--) {
    const name = words.slice(0, count).join(" ");
    const meant = linesCalled(termsOf(name), lines);
    const [first] = meant;
    if (first !== undefined)
      return meant.every(({ factor }) => factor === first.factor) ? (first.factor ?? 1) : 1;
    if (nameFood(name)?.fit === "exact") return 1;
  }
  return 1;
}

/** The lines of just this name, else those that it shortens: "sugar" is the caster sugar. */
function linesCalled(terms: readonly string[], lines: readonly Scaled[]): readonly Scaled[] {
  const last = terms.at(-1);
  if (last === undefined) return [];
  const shortened = lines.filter((line) => {
    return line.terms.at(-1) === last && terms.every((term) => line.terms.includes(term));
  });
  const exact = shortened.filter((line) => line.terms.length === terms.length);
  return exact.length > 0 ? exact : shortened;
}

function termsOf(name: string): readonly string[] {
  return splitTerms(name.split(",")[0] ?? name);
}
