import type { ShownRecipe } from "../../support/recipe-checker/result-shape.ts";
import { splitWords } from "./split-words.ts";

const mostCut = 2;
const tools = [
  "butter knife",
  "butter dish",
  "egg beater",
  "egg slicer",
  "egg ring",
  "cheese grater",
  "cheese cloth",
];

/** The steps that name a food although no ingredient of the recipe bears its words. */
export function stepsNaming(food: string, { ingredients, steps }: ShownRecipe): string[] {
  const words = splitWords(food);
  if (words.length === 0) return [];
  const kept = [...ingredients.map(({ name }) => name), ...tools].map(splitWords);
  return steps.filter((step) => hasPhrase(blankNames(splitWords(step), kept), words));
}

/** A name is also blanked by its last words: "coconut milk" of "canned coconut milk". */
function blankNames(words: readonly string[], names: readonly string[][]): string[] {
  return names
    .flatMap((name) =>
      name.map((_, at) => name.slice(at)).filter((tail) => tail.length > 1 || name.length === 1),
    )
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(` ${name.join(" ")} `, " | "), ` ${words.join(" ")} `)
    .split(" ")
    .filter(Boolean);
}

/** The last word may be cut: "anchov" is in "anchovy", "egg" not in "eggplant". */
function hasPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  const last = phrase.length - 1;
  return words.some((_, start) =>
    phrase.every((part, at) => {
      const word = words[start + at] ?? "";
      return word === part || (at === last && word.startsWith(part) && word.length - part.length <= mostCut);
    }),
  );
}
