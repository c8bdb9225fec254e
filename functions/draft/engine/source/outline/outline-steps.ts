import { readIngredientLine } from "../../../../../shared/domain/food/mod.ts";
import { figureSource } from "../../../../../shared/language/mod.ts";
import { cleanLine } from "../clean-line.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { nameFood } from "../name-food.ts";
import { readServings } from "./read-facts.ts";
import { tellsAmount } from "./read-list.ts";
import { findWishDish, readTitle } from "./read-title.ts";
import type { RecipeOutline } from "./recipe-draft.ts";
import { isStep, isWish, sectionOf } from "./recipe-words.ts";
import { foodTermsOf, scoreStep, scoreWish } from "./score-step.ts";
import { splitSentences } from "./split-sentences.ts";

const fewestSteps = 2;
const fewestFoods = 3;
const longestName = 6;
/** What a sentence has to show to name no dish: "Eggs are fine". */
const clearWish = 2;
const joint = "and|with|in|into|to|on|onto|until|for|then|over|from|at|or|plus|while|by|of the";
const measured = new RegExp(
  `(?<![\\p{L}\\d.,/-])(${figureSource}(?:\\s?[-–]\\s?${figureSource})?\\s?(?:(?:${words.amountUnits.join("|")})\\b\\.?)?)\\s?((?:\\p{L}[\\p{L}'-]*\\s?){1,6}?)(?=\\s*(?:[,.;:()!?\\d]|$|\\b(?:${joint})\\b))`,
  "giu",
);
/** "A pinch of salt", "half a grated cucumber", "some parsley": amounts without a figure. */
const worded = new RegExp(
  `(?<![\\p{L}\\d.,/-])((?:half )?an?|some|another)\\s((?:(?:good |big |large |small |generous )?(?:pinch|handful|bunch|sprig|knob|splash|dash|drizzle|glug|squeeze|grating|slice|clove|stick|tin|can)(?:es|s)? of )?(?:\\p{L}[\\p{L}'-]*\\s?){1,5}?)(?=\\s*(?:[,.;:()!?\\d]|$|\\b(?:${joint})\\b))`,
  "giu",
);
/** "Make a white sauce", "form into a ball": what the foods become. */
const becomes = /\b(?:makes?|making|forms?|into|to|as|like|until|for|becomes?|is|of|get|have)\s+$/i;
const numbered = /^\s*(?:step )?\d{1,2}\s*[.):]\s+/i;
const headed = /^([^:.]{3,60}):\s+(?=\p{L})/u;

/** The foods that instructions measure, as lines of a list: "3 eggs" and "2 tbsp milk" of "beat 3 eggs with 2 tbsp milk". */
export function listStepFoods(steps: readonly string[]): string[] {
  return steps.flatMap((step) => {
    const figures = [...step.matchAll(measured)];
    const words = [...step.matchAll(worded)].filter(({ index }) => !becomes.test(step.slice(0, index)));
    return [...figures, ...words]
      .toSorted((one, other) => one.index - other.index)
      .flatMap(([, amount = "", behind = ""]) => lineOf(amount.trim(), behind.trim()) ?? []);
  });
}

/** "200 g tin of tomatoes chopped": the longest name that a shelf has; null where none is a food. */
function lineOf(amount: string, behind: string): string | null {
  const named = behind.split(/\s+/).slice(0, longestName);
  const lines = named.map((_, at) => `${amount} ${named.slice(0, named.length - at).join(" ")}`);
  return lines.find((line) => nameFood(readIngredientLine(line).name)?.fit === "exact") ?? null;
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
  const isAsked = (sentence: string) => isWish(sentence) || scoreWish(sentence) >= clearWish;
  const title = rest.find((sentence) => !isAsked(sentence) && readTitle(sentence).title !== null);
  return {
    title: title === undefined ? findWishDish(rest) : readTitle(title).title,
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
