import { readIngredientLine } from "../../../../../shared/domain/food/mod.ts";
import { figureSource } from "../../../../../shared/language/mod.ts";
import { cleanLine } from "../clean-line.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { nameFood } from "../name-food.ts";
import { readServings } from "./read-facts.ts";
import { tellsAmount } from "./read-list.ts";
import { readTitle } from "./read-title.ts";
import type { RecipeOutline } from "./recipe-draft.ts";
import { isStep, isWish, sectionOf } from "./recipe-words.ts";
import { foodTermsOf, scoreStep } from "./score-step.ts";
import { splitSentences } from "./split-sentences.ts";

const fewestSteps = 2;
const fewestFoods = 3;
const longestName = 5;
const joint = "and|with|in|into|to|on|onto|until|for|then|over|from|at|or|plus|while|by|of the";
const measured = new RegExp(
  `(?<![\\p{L}\\d.,/-])(${figureSource}(?:\\s?[-–]\\s?${figureSource})?\\s?(?:(?:${words.amountUnits.join("|")})\\b\\.?)?)\\s?((?:\\p{L}[\\p{L}'-]*\\s?){1,6}?)(?=\\s*(?:[,.;:()!?\\d]|$|\\b(?:${joint})\\b))`,
  "giu",
);
const numbered = /^\s*(?:step )?\d{1,2}\s*[.):]\s+/i;
const headed = /^([^:.]{3,60}):\s+(?=\p{L})/u;

/** The foods that instructions measure, as lines of a list: "3 eggs" and "2 tbsp milk" of "beat 3 eggs with 2 tbsp milk". */
export function listStepFoods(steps: readonly string[]): string[] {
  return steps.flatMap((step) =>
    [...step.matchAll(measured)].flatMap(([, amount = "", behind = ""]) => {
      const named = behind.trim().split(/\s+/).slice(0, longestName);
      // "200 g tin of tomatoes chopped": the longest name that a shelf has.
      const line = named
        .map((_, at) => `${amount.trim()} ${named.slice(0, named.length - at).join(" ")}`)
        .find((one) => nameFood(readIngredientLine(one).name)?.fit === "exact");
      return line === undefined ? [] : [line];
    }),
  );
}

/** A recipe that is told in its steps alone, with the amounts in them; null where a text has a list, or too little. */
export function outlineSteps(text: string): RecipeOutline | null {
  const lines = text.split("\n").map((line) => line.trim());
  const isListed = (line: string) =>
    sectionOf(line) === "ingredients" || (tellsAmount(cleanLine(line)) && !isStep(cleanLine(line)));
  const sentences = lines.flatMap(listSentences);
  const told = sentences.filter((sentence) => /\d/.test(sentence) && isStep(sentence));
  const measuring = told.map((step) => listStepFoods([step])).filter((found) => found.length > 0);
  const foods = measuring.flat();
  if (measuring.length < fewestSteps || foods.length < fewestFoods) return null;
  if (lines.some((line) => isListed(line.replace(headed, "")))) return null;
  const terms = foodTermsOf(foods);
  const first = sentences.findIndex(isStep);
  const isTold = (sentence: string, at: number) => at >= first && scoreStep(sentence, terms) > 0;
  const steps = sentences.filter(isTold);
  const rest = sentences.filter((sentence, at) => !isTold(sentence, at));
  const title = rest.find((sentence) => !isWish(sentence) && readTitle(sentence).title !== null);
  return {
    title: title === undefined ? null : readTitle(title).title,
    lines: foods,
    parts: foods.map(() => null),
    steps,
    servings: readServings(rest.join("\n")),
    totalMinutes: null,
    isOfSteps: true,
    request: rest.filter((sentence) => sentence !== title && !isYield(sentence)).join("\n"),
  };
}

/** "Tomato pasta for 2: Boil 200 g spaghetti.": the dish stands before its first step. */
function listSentences(line: string): string[] {
  const plain = cleanLine(line.replace(numbered, ""));
  const head = headed.exec(plain);
  const rest = head === null ? "" : plain.slice(head[0].length);
  return head !== null && isStep(rest) ? [head[1] ?? "", ...splitSentences(rest)] : splitSentences(plain);
}

function isYield(sentence: string): boolean {
  return readServings(sentence) !== null && sentence.split(/\s+/).length <= 4;
}
