import data from "../data/diets.json" with { type: "json" };
import words from "../data/need-words.json" with { type: "json" };
import type { DietName } from "../diet-name.ts";
import { dietNames } from "../find-diet.ts";
import { findNeeds, indexNeeds } from "./find-needs.ts";
import { findNegation } from "./is-negated.ts";
import { isBreak, isUsed, markUnderstood, markUsed, type Reading, wordAt } from "./reading.ts";

/** Diets of the eater, and those that only describe a food ("a vegan lasagne"). */
export type DietNeeds = {
  readonly diets: readonly DietName[];
  readonly attached: readonly DietName[];
};

const phrases = indexNeeds<DietName>(
  dietNames
    .filter((name) => name !== "omnivore")
    .flatMap((name) =>
      [name.replaceAll("_", " "), ...data.diets[name].aliases]
        .filter((phrase) => !/^(?:no|without)\b/.test(phrase))
        .map((phrase) => [phrase, name] as const),
    ),
);
const personCues = new Set(words.personCues);
const firmCues = new Set(words.firmCues);
const cueFillers = new Set(words.cueFillers);
const genericNouns = new Set(words.genericNouns);
const functionWords = new Set(words.functionWords);
/** Diets that are amounts: as a wish they are goals, with "diet" or a person they are diets. */
const quantitative = new Set<DietName>(
  dietNames.filter((name) => data.diets[name].excludes.length === 0 && /^(?:low|high)_/.test(name)),
);
const lookBack = 5;
/** "Hide some veggies" is no diet. */
const vegetables = "veggies";
const former = new Set(words.former);
const formerFillers = new Set(words.formerFillers);

/** Reads "I'm vegan", "something gluten-free", "a low-FODMAP diet"; "I'm not vegan" is none. */
export function readDiets(reading: Reading): DietNeeds {
  const diets = new Set<DietName>();
  const attached = new Set<DietName>();
  let previous = { end: -2, isOfPerson: false };
  for (const { start, end, meaning } of findNeeds(phrases, reading)) {
    const isOther = wordAt(reading, start) === vegetables || isGirlfriend(reading, start, end);
    if (isUsed(reading, start, end) || isOther) continue;
    const isJoined = previous.isOfPerson && start - previous.end <= 1;
    const isOfPerson = isJoined || isSaidOfPerson(reading, start, end, quantitative.has(meaning));
    previous = { end, isOfPerson };
    const negation = findNegation(reading, start) ?? findFormer(reading, start);
    if (negation !== null || isOfOthers(reading, end)) {
      markUsed(reading, negation ?? start, end);
      continue;
    }
    if (isOfPerson) {
      markUsed(reading, start, end);
      diets.add(meaning);
    } else if (!quantitative.has(meaning)) {
      markUnderstood(reading, start, end);
      attached.add(meaning);
    }
  }
  return { diets: [...diets], attached: [...attached].filter((diet) => !diets.has(diet)) };
}

/** "My gf" is a person. */
function isGirlfriend(reading: Reading, start: number, end: number): boolean {
  return (
    end - start === 1 &&
    wordAt(reading, start) === "gf" &&
    ["my", "his", "the"].includes(wordAt(reading, start - 1))
  );
}

/** "I used to be vegan", "a former vegetarian": where that begins; null where the diet is kept. */
function findFormer(reading: Reading, start: number): number | null {
  for (let at = start - 1; at >= start - lookBack && !isBreak(reading, at); at--) {
    const word = wordAt(reading, at);
    if (former.has(word)) return at;
    if (!formerFillers.has(word)) return null;
  }
  return null;
}

/** "My friend is vegan, I am not": the diet is not that of who asks. */
function isOfOthers(reading: Reading, end: number): boolean {
  const words = [0, 1, 2, 3, 4].map((offset) => wordAt(reading, end + offset));
  const said = words
    .join(" ")
    .replace(/^(?:[,;-]|\.+)\s*/, "")
    .replace(/^(?:but|and|though|while)\s+/, "");
  return /^(?:i am|i'm|im) not(?: [,;.:!?]|$| (?:so|but|and)\b)/.test(said);
}

function isSaidOfPerson(reading: Reading, start: number, end: number, isAmount: boolean): boolean {
  const next = wordAt(reading, end);
  if ([next, wordAt(reading, end - 1)].some((word) => word === "diet" || word === "lifestyle")) return true;
  if (genericNouns.has(next)) return !isAmount;
  const endsHere = isBreak(reading, end) || functionWords.has(next);
  const cue = findCue(reading, start);
  if (cue === null)
    return !isAmount && endsHere && isBreak(reading, start - 1) && isOpen(reading, start, end);
  if (isAmount) return firmCues.has(cue) && endsHere;
  return endsHere || firmCues.has(cue);
}

/** A diet alone between commas is one of a list of foods only where an "or" stands next to it. */
function isOpen(reading: Reading, start: number, end: number): boolean {
  return wordAt(reading, end) !== "or" && wordAt(reading, start - 1) !== "or";
}

function findCue(reading: Reading, start: number): string | null {
  for (let at = start - 1; at >= start - lookBack && !isBreak(reading, at); at--) {
    const word = wordAt(reading, at);
    if (personCues.has(word) && !(word === "is" && isQuestion(reading, at))) return word;
    if (!cueFillers.has(word) && !reading.used.has(at)) return null;
  }
  return null;
}

/** "Is vegan cheese healthier": the verb opens the question and says nothing of anybody. */
function isQuestion(reading: Reading, at: number): boolean {
  return isBreak(reading, at - 1) || ["what", "which"].includes(wordAt(reading, at - 1));
}
