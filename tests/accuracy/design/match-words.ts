import type { ShownIngredient } from "../../support/recipe-checker/result-shape.ts";

const plantWords = [
  "almond",
  "cashew",
  "coconut",
  "cocoa",
  "oat",
  "peanut",
  "rice",
  "sesame",
  "soy",
  "soya",
  "sunflower",
];
const milky = ["milk", "cream", "butter", "cheese", "yogurt"];
const ofVinegar = ["wine", "rice", "malt"];
const denials = ["without", "no", "free of"];
const alsoMeant: Record<string, readonly string[]> = {
  rice: ["cauliflower rice"],
  cream: ["cream of tartar"],
  sugar: ["sugar snap", "sugar substitute"],
};
const standIns = ["plant based", "vegan", "imitation"];

/** Whether a text has a word or several in a row; case, plural and punctuation are ignored. */
export function hasWord(text: string, word: string): boolean {
  return ` ${stemWords(text)} `.includes(` ${stemWords(word)} `);
}

/** The ingredients that have one of the words, or none: "a|b" is either. */
export function findWanted(ingredients: readonly ShownIngredient[], wanted: string): ShownIngredient[] {
  return ingredients.filter((one) =>
    namesOf(one).some((name) => wanted.split("|").some((word) => hasWord(name, word))),
  );
}

/** The ingredients that have a word to avoid, but for what it does not count in: `all` are the words of the case. */
export function findAvoided(
  ingredients: readonly ShownIngredient[],
  avoided: string,
  all: readonly string[],
): ShownIngredient[] {
  return ingredients.filter((one) => namesOf(one).some((name) => isForbidden(name, avoided, all)));
}

function namesOf({ name, canonical_name }: ShownIngredient): string[] {
  return canonical_name === null ? [name] : [name, canonical_name];
}

function isForbidden(name: string, avoided: string, all: readonly string[]): boolean {
  if (!hasWord(name, avoided) || standIns.some((word) => hasWord(name, word))) return false;
  const avoidsGluten = all.includes("barley");
  const isVinegar = hasWord(name, "vinegar") && !(avoided === "malt" && avoidsGluten);
  if (ofVinegar.includes(avoided) && isVinegar) return false;
  const isGreen = hasWord(name, "tops only") || hasWord(name, "greens");
  if (avoided === "onion" && isGreen && !all.includes("scallion")) return false;
  if (milky.includes(avoided) && plantWords.some((plant) => hasStart(name, `${avoided}, ${plant}`)))
    return false;
  const segments = name.split(/[,;()]/).map((segment) => clearWord(` ${stemWords(segment)} `, avoided));
  return hasWord(segments.join(" "), avoided);
}

/** A part of a name without the word where it does not count. */
function clearWord(segment: string, avoided: string): string {
  const word = stemWords(avoided);
  const others = (alsoMeant[avoided] ?? []).map(stemWords);
  const plants = milky.includes(avoided) ? plantWords.map((plant) => `${plant} ${word}`) : [];
  const cleared = [...others, ...plants, `${word} free`].reduce(
    (text, phrase) => text.replaceAll(` ${phrase} `, " "),
    segment,
  );
  const denial = denials.map((denial) => cleared.indexOf(` ${denial} `)).filter((at) => at >= 0);
  return denial.length === 0 ? cleared : cleared.slice(0, Math.min(...denial));
}

function hasStart(name: string, phrase: string): boolean {
  return `${stemWords(name)} `.startsWith(`${stemWords(phrase)} `);
}

function stemWords(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem)
    .join(" ");
}

function stem(word: string): string {
  if (word === "yoghurt" || word === "yoghurts") return "yogurt";
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(o|sh|ch|x|ss|z)es$/.test(word) && word.length > 4) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") && word.length > 2 ? word.slice(0, -1) : word;
}
