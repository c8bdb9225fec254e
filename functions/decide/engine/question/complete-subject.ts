import { foldText, type Span } from "../../../../shared/language/mod.ts";
import { showsFood } from "../shows-food.ts";
import { isWithin, type Word, wordsOf } from "./piece.ts";
import { cookingVerbs, questionWords } from "./question-words.ts";

const { classNouns, modifiers, preparations, plainSubjects, comparedThings, frame } = questionWords;
const joins = new Set(["and", "or", "but", "not", "then", "very", "just"]);
/** Where the description of the subject ends and what comes with it begins. */
const companions = new Set(["with", "in", "without", "on", "from", "no", "straight", "as"]);
/** "Rare", "well done", "cooked through", "hard-boiled": how far something is cooked. */
const doneness =
  /^(?:(?:very|fully|all|properly|medium|well|just|still|a bit) )*(?:rare|raw|pink|bloody|blue|runny|soft|hard|medium|well|cooked|undercooked|done|through|soft[- ]boiled|hard[- ]boiled|cooked (?:through|well)|done through)$/i;
const pronoun = /\b(?:it|them|those|these)\b/i;
/** The "one" of "grate it into a cake or have a shop one". */
const anotherOne = /(?<=^(?:an? |the |some )?\p{L}+ )ones?$/iu;
const mostSubjectWords = 3;
const mostClassWords = 2;

/**
 * The words of options that only say how the subject of the question is made: of "my eggs", "poached" means
 * poached eggs and "with cream" is taken with it. Others stay as they are.
 */
export function completeSubject(
  options: readonly string[],
  text: string,
  stated: readonly Span[],
): readonly string[] {
  const named = options.some((words) => pronoun.test(words))
    ? replacePronouns(options, text, stated)
    : options;
  return joinSubject(borrowSubject(cookAll(named, text, stated)), text, stated);
}

/** "Poach or fry my eggs", "boil or roast potatoes": the food behind the last verb is cooked in each way. */
function cookAll(options: readonly string[], text: string, stated: readonly Span[]): readonly string[] {
  const verbs = options.map(verbOf);
  const areCooked = options.length > 1 && verbs.every((verb) => cookingVerbs.has(verb));
  const isBare = options.slice(0, -1).every((words, at) => words.length === verbs[at]?.length);
  const subject = areCooked && isBare ? findSubject(text, stated) : null;
  return subject === null ? options : verbs.map((verb) => `${cookingVerbs.get(verb)} ${subject}`);
}

/** "Steak rare or well done": what the first option is made of, where the others only say how far it is cooked. */
function borrowSubject(options: readonly string[]): readonly string[] {
  const [first = "", ...others] = options;
  const words = first.split(" ");
  const count = words.findIndex((_, at) => at > 0 && doneness.test(words.slice(at).join(" ")));
  if (count < 1 || others.length === 0 || !others.every((other) => doneness.test(other))) return options;
  const subject = words.slice(0, count).join(" ");
  return [first, ...others.map((other) => `${subject} ${other}`)];
}

/** "Deep fry" of "deep fry the chicken". */
function verbOf(words: string): string {
  const [first = "", second = ""] = words.toLowerCase().split(" ");
  return cookingVerbs.has(`${first} ${second}`) ? `${first} ${second}` : first;
}

/** "I found mushrooms, fry them or make pasta": the pronoun stands for the food named before. */
function replacePronouns(
  options: readonly string[],
  text: string,
  stated: readonly Span[],
): readonly string[] {
  const subject = findSubject(text, stated);
  if (subject === null || options.some((words) => words.toLowerCase() === subject)) return options;
  return options.map((words) =>
    pronoun.test(words) ? toParticiple(words.replace(pronoun, subject)) : words.replace(anotherOne, subject),
  );
}

/** "Fry mushrooms" is fried mushrooms. */
function toParticiple(words: string): string {
  const [verb = "", ...rest] = words.split(" ");
  return [cookingVerbs.get(verb.toLowerCase()) ?? verb, ...rest].join(" ");
}

function joinSubject(options: readonly string[], text: string, stated: readonly Span[]): readonly string[] {
  const asked = findClass(text);
  if (asked !== null) return options.map((words) => joinClass(words, asked));
  const leads = options.map(countLead);
  if (leads.every((count) => count === null)) return options;
  const subject = findSubject(text, stated);
  // "With yoghurt or with water": the yoghurt is an option itself.
  const isOption = (words: string) => ` ${words.toLowerCase()} `.includes(` ${subject} `);
  if (subject === null || options.some(isOption)) return options;
  return options.map((words, index) => {
    const count = leads[index] ?? null;
    if (count === null) return words;
    const parts = words.split(" ");
    return [...parts.slice(0, count), subject, ...parts.slice(count)].join(" ");
  });
}

/** "Which milk": what the options are all kinds of; null where the question names no such class. */
function findClass(text: string): string | null {
  const noun = /\b(?:which|what|what kind of|what type of) (\p{L}+)/iu.exec(text)?.[1]?.toLowerCase() ?? "";
  return classNouns.has(noun) ? noun : null;
}

/** "Soy" is soy milk then, "half a glass of oat milk" and "skimmed milk" are stated in full. */
function joinClass(words: string, noun: string): string {
  const parts = words.split(" ");
  if (companions.has(parts[0]?.toLowerCase() ?? "")) return `${noun} ${words}`;
  const isFull = parts.length > mostClassWords || words.toLowerCase().includes(noun);
  return isFull ? words : `${words} ${noun}`;
}

/** How many words of an option describe what is not named; null where it names a food of its own. */
function countLead(words: string): number | null {
  const parts = foldText(words).split(" ");
  const end = parts.findIndex((word) => companions.has(word.replace(/,$/, "")));
  const lead = end < 0 ? parts : parts.slice(0, end);
  const isDescribing = lead.every((word) => describes(word.replace(/,$/, "")));
  return isDescribing && (lead.length > 0 || end === 0) ? lead.length : null;
}

function describes(word: string): boolean {
  if (preparations.has(word) || joins.has(word)) return true;
  return modifiers.has(word) && !showsFood(word);
}

/** The first food that a question names outside what somebody needs: "the best way to eat my potatoes". */
function findSubject(text: string, stated: readonly Span[]): string | null {
  const words = wordsOf(text, { start: 0, end: text.length }).filter(({ start }) => !isWithin(start, stated));
  const isFood = (word: string) =>
    !preparations.has(word) && !cookingVerbs.has(word) && (plainSubjects.has(word) || showsFood(word));
  const at = words.findIndex(({ word }) => isFood(word) && !comparedThings.has(word) && !frame.has(word));
  const from = at >= 0 ? at : words.findIndex(({ word }) => isFood(word));
  if (from < 0) return null;
  const behind = words
    .slice(from)
    .findIndex(
      ({ word, start }, index) => !isFood(word) || (index > 0 && isCut(text, words[from + index - 1], start)),
    );
  const count = Math.min(mostSubjectWords, behind < 0 ? words.length : behind);
  return words
    .slice(from, from + count)
    .map(({ word }) => word)
    .join(" ");
}

/** Whether a mark parts two words. */
function isCut(text: string, before: Word | undefined, start: number): boolean {
  return before !== undefined && /[^\s-]/.test(text.slice(before.end, start));
}
