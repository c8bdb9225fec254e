import words from "../data/recipe-words.json" with { type: "json" };

/** The parts of a recipe that headings name. */
export type SectionName = "ingredients" | "steps" | "request" | "notes";

const sections: readonly (readonly [SectionName, ReadonlySet<string>])[] = [
  ["ingredients", new Set(words.ingredientHeadings)],
  ["steps", new Set(words.stepHeadings)],
  ["request", new Set(words.requestHeadings)],
  ["notes", new Set(words.noteHeadings)],
];
const stepVerbs = new Set(words.stepVerbs);
const wishWords = new RegExp(`(?<![\\p{L}-])(?:${words.wishWords.join("|")})(?![\\p{L}])`, "iu");
const wishStart = new RegExp(
  `^(?:and |but |so |now |then )?(?:${words.wishStarts.join("|")})(?![\\p{L}])`,
  "iu",
);
const directWish = new RegExp(words.directWishes, "iu");
const limitWords = new RegExp(`(?<![\\p{L}])(?:${words.limitWords.join("|")})(?![\\p{L}])`, "iu");

/** "2 portions ramen noodles" is an amount. */
const portionsOf = /^\s*(\d+) (?:portions?|servings?) (?:of )?(?=\p{L}{3})/iu;

/** "1 scoop whey protein", "30 g protein powder" are foods. */
const proteinFood =
  /\b(?:whey|pea|soya?|rice|hemp|casein|textured|vegetable|vegan|vanilla|chocolate) protein(?: isolate)?\b|\bprotein (?:powder|shake|bars?)\b/giu;

/** The section that a heading opens: "Ingredients", "## Method"; null when it names none. */
export function sectionOf(heading: string): SectionName | null {
  const plain = heading
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return sections.find(([, names]) => names.has(plain))?.[0] ?? null;
}

/** Every heading word with the section it opens. */
export const sectionLabels: readonly string[] = [
  ...words.ingredientHeadings,
  ...words.stepHeadings,
  ...words.requestHeadings,
  ...words.noteHeadings,
];

/** "Get it under 600 kcal a portion": no step has such a bound. */
const nutrientAim =
  /\b(?:under|below|less than|no more than|at most|at least|over|above|more than|down to|up to) \d[\d,.]* ?(?:k?cals?|calories|kj|m?g(?:rams?)? (?:of )?(?:protein|carb(?:ohydrate)?s?|fat|fibre|fiber|sugars?|salt|sodium))\b/i;

/** True for a sentence that asks for a change or says who eats: "Swap the beef for turkey", "I'm lactose intolerant". */
export function isWish(sentence: string): boolean {
  return (
    startsWish(sentence) || wishWords.test(sentence) || nutrientAim.test(sentence) || /\?\s*$/.test(sentence)
  );
}

/** True when a sentence begins as a wish does. */
export function startsWish(sentence: string): boolean {
  return wishStart.test(sentence.trim());
}

/** True for a wish stated to whoever edits; "you can use pumpkin instead" in the text of a recipe is none. */
export function isDirectWish(sentence: string): boolean {
  return directWish.test(sentence.trim());
}

const noActions = new Set(words.noActions);
/** "Whizz the tahini": what is done to the ingredients, whatever the verb. */
const actedOn = new RegExp(`^(\\p{L}[\\p{L}'-]*) (?:${words.actedOn.join("|")})(?![\\p{L}'])`, "iu");

/** True for an instruction: "Fry the onion", "Mix."; one word without a full stop may be a food. */
export function isStep(sentence: string): boolean {
  const text = sentence.trim();
  // "Juice of 1 lemon" is an ingredient.
  if (/^(?:juice|zest|rind|peel) (?:of|from) (?:an?|half|\d|one|two|the)\b/i.test(text)) return false;
  const action = text.includes(" ") ? actedOn.exec(text)?.[1]?.toLowerCase() : undefined;
  if (action !== undefined && !noActions.has(action)) return true;
  const first = /^[\p{L}'-]+/u.exec(text)?.[0]?.toLowerCase() ?? "";
  return stepVerbs.has(first) && (/\s/.test(text) || /[.!]$/.test(text));
}

/** True for words around numbers that are no amounts of food: "less than 500 mg sodium", "30 g protein". */
export function tellsLimit(text: string): boolean {
  return limitWords.test(text.replace(portionsOf, "$1").replace(proteinFood, " "));
}

const editStart = startsWithAny(words.editStarts);
const remarkStart = startsWithAny(words.remarkStarts);
const editOnly = startsWithAny(words.editOnly);

/** Whether a text begins as a change that is asked for does: "swap", "no", "half". */
export function isEditStart(text: string): boolean {
  return editStart.test(text);
}

/** Whether a sentence begins as only a wish does: "Half the sugar please". */
export function isEditOnly(sentence: string): boolean {
  return editOnly.test(sentence);
}

/** "Serves 10 instead": a fact that is to be another is asked for. */
const restated = /^(?:serves|makes|yield|prep|total|cook time)\b.*\b(?:instead|please|pls|rather than)\b/i;

/** Whether a line says something about the recipe: "Source: …", "Keeps for a week". */
export function isRemark(text: string): boolean {
  return remarkStart.test(text) && !restated.test(text);
}

/** Tests for any of a list at the beginning of a text. */
function startsWithAny(list: readonly string[]): RegExp {
  return new RegExp(`^(?:${[...list].sort((a, b) => b.length - a.length).join("|")})(?![\\p{L}])`, "iu");
}
