import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { rewriteSteps } from "../../../../../shared/domain/recipes/mod.ts";
import data from "../data/step-safety.json" with { type: "json" };
import { factsOf } from "../lines/food-facts.ts";
import type { Breach } from "../rules/breach.ts";
import { findKindBreaches, type Rulebook } from "../rules/rulebook.ts";
import { nameSafeForm } from "../rules/safe-form.ts";
import { classify, foodClasses } from "../tables/food-class.ts";

/** A word of a step at its place. */
type Word = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a comma, bracket or full stop stands before it. */
  readonly opens: boolean;
};

const kinds = new Set(data.kinds);
const verbs = new Set(data.verbs);
const verbLeads = new Set(data.verbLeads);
const verbObjects = new Set(data.verbObjects);
const notFood = new Set(data.notFood);
const joints = new Set(data.joints);
const compounds = new Set(data.compounds.map((name) => splitTerms(name).join(" ")));
const unmakeable = new Set(data.unmakeable);
const endVerbs = new Set(data.endVerbs);
const selfMade = new Set(data.selfMade);
const alwaysMade = new Set(data.alwaysMade);
const longest = 3;
const lead = 3;

/**
 * The steps with foods that the recipe does not list named as makes that keep the rules: "serve with bread" for a
 * gluten-free eater is "serve with gluten-free bread". What the ingredients name stays as it is.
 */
export function nameSafeFoods(
  steps: readonly string[],
  rulebook: Rulebook,
  title: string | null = null,
): string[] {
  const watched = rulebook.kinds.filter(({ kind }) => kinds.has(kind));
  if (watched.length === 0) return [...steps];
  const known = new Map<string, readonly Breach[]>();
  const own = new Set(splitTerms(title ?? "").filter((term) => selfMade.has(term)));
  // The meatballs of a dish called so, and any roux, are made of the lines.
  const isBought = (word: string) => !splitTerms(word).some((term) => own.has(term) || alwaysMade.has(term));
  const judge = (phrase: string) => {
    const text = phrase.split(" ").filter(isBought).join(" ");
    if (text === "") return [];
    const before = known.get(text);
    if (before !== undefined) return before;
    const facts = factsOf({ name: text, preparation: null }, null);
    const found = findKindBreaches(watched, facts).filter(({ isSure }) => isSure || isMadeOfSeveral(text));
    known.set(text, found);
    return found;
  };
  const out = new Set(watched.map(({ kind }) => kind));
  return steps
    .map((step) => dropUnmakeable(nameIn(changeDerived(step, out), judge)))
    .filter((step) => step !== "");
}

/** No pecan is free of nuts: what the steps name and no line lists is left out. */
function dropUnmakeable({ text, gone }: { text: string; gone: readonly string[] }): string {
  if (gone.length === 0) return text;
  const swaps = gone.map((from) => ({ from, alsoCalled: [], to: null }));
  return rewriteSteps([text], swaps, [])[0] ?? "";
}

function isUnmakeable(name: string, breaches: readonly Breach[]): boolean {
  return !isMadeOfSeveral(name) && breaches.some(({ kind, isSure }) => isSure && unmakeable.has(kind ?? ""));
}

/** "A buttered tin" is a greased one. */
function changeDerived(step: string, out: ReadonlySet<string>): string {
  return data.derived
    .filter(({ kinds: of }) => of.some((kind) => out.has(kind)))
    .reduce((text, { match, as }) => text.replace(new RegExp(match, "gi"), as), step);
}

/** Gravy and sausages of a recipe are not those of a shop, and their makes differ. */
function isMadeOfSeveral(text: string): boolean {
  return foodClasses.get(classify(text, null) ?? "")?.isComposite ?? false;
}

function nameIn(
  step: string,
  judge: (text: string) => readonly Breach[],
): { text: string; gone: readonly string[] } {
  const words = readWords(step);
  const gone: string[] = [];
  let text = "";
  let stated = 0;
  for (let at = 0; at < words.length; at++) {
    const size = findFood(step, words, at, judge);
    if (size === 0) continue;
    const [first, last] = [words[at], words[at + size - 1]];
    if (first === undefined || last === undefined) continue;
    const phrase = step.slice(first.start, last.end);
    if (isUnmakeable(phrase, judge(phrase))) {
      gone.push(phrase);
      continue;
    }
    const named = nameSafeForm(phrase, judge(phrase));
    text += fitArticle(step.slice(stated, first.start), named) + named;
    stated = last.end;
    at += size - 1;
  }
  return { text: text + step.slice(stated), gone };
}

function fitArticle(before: string, named: string): string {
  const article = /^[aeiou]/i.test(named) ? "an " : "a ";
  return before.replace(/\b([Aa])n? $/, (_, letter: string) => letter + article.slice(1));
}

/** How many words at a place name a food that is out; 0 where none does or the words around take it back. */
function findFood(
  step: string,
  words: readonly Word[],
  at: number,
  judge: (text: string) => readonly Breach[],
): number {
  for (let size = longest; size > 0; size--) {
    const phrase = sliceWords(step, words, at, at + size);
    if (phrase === null || judge(phrase).length === 0) continue;
    const isWhole = compounds.has(splitTerms(phrase).join(" "));
    if (size > 1 && !isWhole && isFoundInside(step, words, at, size, judge)) continue;
    if (size === 1 && isLastVerb(words, at)) return 0;
    return isNamed(step, words, at, size, judge) ? size : 0;
  }
  return 0;
}

/** A shorter part that shows the same is the name: of "the meatballs brown" only "meatballs". */
function isFoundInside(
  step: string,
  words: readonly Word[],
  at: number,
  size: number,
  judge: (text: string) => readonly Breach[],
): boolean {
  const inner = [sliceWords(step, words, at + 1, at + size), sliceWords(step, words, at, at + size - 1)];
  return inner.some((phrase) => phrase !== null && judge(phrase).length > 0);
}

function isNamed(
  step: string,
  words: readonly Word[],
  at: number,
  size: number,
  judge: (text: string) => readonly Breach[],
): boolean {
  const word = words[at];
  const next = words[at + size];
  if (word === undefined) return false;
  const [term = "", ...joined] = splitTerms(word.text);
  if (joined.some((piece) => notFood.has(piece))) return false;
  const before = word.opens ? "" : (words[at - 1]?.text.toLowerCase() ?? "");
  const after = next === undefined || next.opens ? "" : next.text.toLowerCase();
  const isAhead = word.opens && isStart(step, word);
  // The terms of "mash" are those of mashed potato.
  const isVerb = verbs.has(term) || verbs.has(word.text.toLowerCase());
  if (size === 1 && isAhead && (isVerb || verbObjects.has(after))) return false;
  const behind = words[at + 1]?.text.toLowerCase() ?? "";
  if (isVerb && verbLeads.has(before) && verbObjects.has(behind)) return false;
  if (next !== undefined && !next.opens && notFood.has(splitTerms(next.text)[0] ?? "")) return false;
  if (/^-/.test(step.slice(words[at + size - 1]?.end ?? 0))) return false;
  const wide = sliceClause(step, words, at, size);
  return judge(wide).length > 0;
}

/** "Mix with the meats and roll.": the last of a row of verbs. */
function isLastVerb(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (before === undefined || word === undefined || word.opens) return false;
  const isRow = ["and", "then"].includes(before.text.toLowerCase());
  return isRow && (next?.opens ?? true) && endVerbs.has(splitTerms(word.text)[0] ?? "");
}

/** The words just before and the one after: they may name a safe make ("coconut milk", "vegan cheese"). */
function sliceClause(step: string, words: readonly Word[], at: number, size: number): string {
  let from = at;
  while (from > 0 && at - from < lead && !(words[from]?.opens ?? true) && !isJoint(words[from - 1])) from--;
  const next = words[at + size];
  const to = next !== undefined && !next.opens ? at + size + 1 : at + size;
  return step.slice(words[from]?.start, words[to - 1]?.end);
}

function isJoint(word: Word | undefined): boolean {
  return word === undefined || joints.has(word.text.toLowerCase());
}

/** Whether a sentence begins with the word. */
function isStart(step: string, { start }: Word): boolean {
  return start === 0 || /[.!?:;)]\s*$/.test(step.slice(0, start));
}

/** The text of some words in a row; null where a comma or a full stop parts them. */
function sliceWords(step: string, words: readonly Word[], from: number, to: number): string | null {
  const run = words.slice(from, to);
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined || run.length < to - from) return null;
  return run.slice(1).some(({ opens }) => opens) ? null : step.slice(first.start, last.end);
}

/** The words of a step in order; numbers are none. */
function readWords(step: string): Word[] {
  return [...step.matchAll(/\p{L}[\p{L}'’-]*/gu)].map((match) => {
    const start = match.index;
    const gap = /[^\p{L}\p{N}]*$/u.exec(step.slice(0, start))?.[0] ?? "";
    return {
      text: match[0],
      start,
      end: start + match[0].length,
      opens: start === 0 || /[,.;:()!?/]/.test(gap),
    };
  });
}
