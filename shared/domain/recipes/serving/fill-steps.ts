import type { RecipeIngredient } from "../recipe.ts";
import { describeMeasure } from "./describe-measure.ts";
import { roundGrams } from "./kitchen-number.ts";

const placeholder = /\{([a-z0-9-]+)(?::(name|\d+\/\d+))?\}/g;
const shares: readonly (readonly [share: number, words: string])[] = [
  [1 / 4, "a quarter of the"],
  [1 / 3, "a third of the"],
  [1 / 2, "half of the"],
  [2 / 3, "two thirds of the"],
  [3 / 4, "three quarters of the"],
];

/**
 * The steps with each placeholder replaced by amount and name; `ingredients` have the grams and measures of the whole
 * dish. A part too small for any spoon is written as a share: "half of the salt".
 */
export function fillSteps(steps: readonly string[], ingredients: readonly RecipeIngredient[]): string[] {
  const byKey = new Map(ingredients.map((ingredient) => [ingredient.key, ingredient]));
  return steps.map((step) =>
    capitaliseSentences(
      step.replace(placeholder, (whole, key: string, part: string | undefined) => {
        const ingredient = byKey.get(key);
        return ingredient === undefined ? whole : describePart(ingredient, part);
      }),
    ),
  );
}

function describePart(ingredient: RecipeIngredient, part: string | undefined): string {
  if (part === "name") return ingredient.name;
  const [top = 1, bottom = 1] = (part ?? "1/1").split("/").map(Number);
  return describeShare(ingredient, top / bottom);
}

function describeShare({ name, grams, measure }: RecipeIngredient, share: number): string {
  const partGrams = grams * share;
  const inGrams = `${roundGrams(partGrams)} g ${name}`;
  if (measure === null) return inGrams;
  const described = describeMeasure({ ...measure, count: measure.count * share, name, grams: partGrams });
  if (described !== null) return joinMeasure(described.measure, described.name);
  const words = shares.find(([value]) => Math.abs(value - share) < 0.001)?.[1];
  return words === undefined ? inGrams : `${words} ${name}`;
}

function joinMeasure(measure: string, name: string): string {
  if (/^a /.test(measure)) return `${measure} of ${name}`;
  return /\b(?:can|tin)s?$/.test(measure)
    ? `${measure} ${name.replace(/^(?:canned|tinned) /, "")}`
    : `${measure} ${name}`;
}

function capitaliseSentences(text: string): string {
  return text.replace(
    /(^|[.!?]\s+)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
