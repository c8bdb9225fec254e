import { questionWords } from "./question-words.ts";
import type { FiguredOption } from "./split-stated.ts";

/** When and what a food category is for: "fruit for after lunch,", "fruit after dinner,". */
const purpose = /^ (?:for|after|before|with|at|on)\b[^,:;.?]*[,:]/iu;
/** Meals that no food is named after, unlike "tea" or "pudding". */
const mealsAlone = new Set([
  "breakfast",
  "brunch",
  "lunch",
  "dinner",
  "supper",
  "snack",
  "snacks",
  "starter",
  "meal",
  "meals",
]);
/** "Posh lunch", "pub dinner", unlike "ready meal" or "packed lunch". */
const kindOfMeal =
  /^(?:posh|nice|big|family|pub|works?|sunday|quick|light|late|early|proper|special|birthday|fancy|cheap|team|little|lovely|midweek|easy|car|train|plane|desk|office|school|bedtime|afternoon|morning|evening|gym|picnic|film) (?:breakfast|brunch|lunch|dinner|supper|tea|meal|snack)$/iu;
/** "Fizzy drink", "something sweet": names no food, only a kind. */
const wantedKind =
  /^(?:an? |some )?(?:something (?:\p{L}+)|(?:(?:fizzy|soft|cold|hot|warm|sweet|savou?ry|salty|quick|light|cool|cooling|refreshing|crunchy|creamy|healthy|small|little|late|evening|bedtime) ){0,2}(?:drinks?|snacks?|desserts?|puddings?|treats?|starters?|sides?|dips?|nibbles?|bites?))$/iu;
/** "Wants a", "fancy some". */
const wanting =
  /\b(?:wants?|wanted|wanting|fanc(?:y|ies|ying)|crav(?:es?|ing)|needs?|would like|'d like|asks? for|asked for|looking for|after)\s+(?:an?\s+|some\s+)?$/iu;

/** "Main drink, oat milk or formula", "fruit for after lunch, pomelo or an apple": what is asked about is no option beside two others. */
export function dropMeal(text: string, options: readonly FiguredOption[]): readonly FiguredOption[] {
  const [first, ...others] = options;
  const words = first?.label.toLowerCase().split(" ") ?? [];
  const isMeal =
    (words.length > 1 && words.every((word) => questionWords.meals.has(word))) ||
    mealsAlone.has(words.join(" ")) ||
    kindOfMeal.test(words.join(" ")) ||
    (words.length === 1 && questionWords.meals.has(words[0] ?? "") && isHeading(text, first));
  const isCategory =
    words.length === 1 &&
    questionWords.categories.has(words[0] ?? "") &&
    purpose.test(text.slice(first?.end ?? text.length));
  return (isMeal || isCategory || isWantedKind(text, first)) && others.length >= 2 ? others : options;
}

/** "Wants a fizzy drink, cola or lemonade": a kind with nothing but how it is. */
function isWantedKind(text: string, option: FiguredOption | undefined): boolean {
  if (option === undefined || !wantedKind.test(option.label)) return false;
  return wanting.test(text.slice(0, option.start)) && /^\s*[,:]/.test(text.slice(option.end));
}

/** "Tea tonight, fish fingers or pie": the meal that is asked about. */
function isHeading(text: string, option: FiguredOption | undefined): boolean {
  return /^ (?:tonight|today|tomorrow|now|later)\s*[,:]/i.test(text.slice(option?.end ?? text.length));
}
