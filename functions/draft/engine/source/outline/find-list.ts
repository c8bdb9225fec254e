import { numberWordSource } from "../../../../../shared/language/mod.ts";
import { type ProseList, readList } from "./read-list.ts";
import { isStep, isWish, startsWish } from "./recipe-words.ts";

/** A list of ingredients in a sentence. */
export type FoundList = {
  /** What stands before it and may name the dish. */
  readonly head: string;
  readonly lines: readonly string[];
  /** What else the sentence says. */
  readonly rests: readonly string[];
};

const amount = new RegExp(
  `(?<![\\p{L}\\d.,/])(?:\\d|[¼½¾⅓⅔⅛]|(?:${numberWordSource}|half(?! as| the| of| it| my| an? (?:batch|recipe|portion|serving|dozen|day|year|lot|mile|second|minute|hour)))\\s|an?\\s+(?:pinch|cup|can|tin|handful|clove|bunch|tablespoon|teaspoon|tbsp|tsp|little|glug|splash|dash|bit|knob|slice|piece|stick|pack|packet|jar|few|litre|liter|pound|kilo))`,
  "giu",
);
const bracket = /\s*\(([^()]*)\)\s*/g;
const dishBefore = /.*\b(?:my|our|the|an?|this|making|make|cooking|baking|bake|cook)\s+([\p{L}' -]{3,40})$/iu;
const opener = /\b(?:with|of|from|contains?|has|uses?|needs)\s+/gi;
const boundBefore = /\b(?:than|under|over|below|about|to|most|least|max|for|every|at|by|in|only)\s*$/i;
/** "Three bean chilli with 1 onion": the number is part of the name. */
const countedDish = /^\p{L}+ [^,;\d]{0,60}? (?:with|using|from) /iu;
const labelBefore = /^[^,;.:?!]{3,60}:\s/;
const fewest = 2;
const fewestBare = 3;
/** A sentence has its list behind one of the first; more of them are a hostile text. */
const mostTried = 20;

/** Where a sentence lists ingredients: in brackets, behind a colon, else from its first amount on; null where it does not. */
export function findList(sentence: string, isGoingOn: boolean): FoundList | null {
  return findInBrackets(sentence) ?? findBehindColon(sentence, isGoingOn) ?? findInside(sentence, isGoingOn);
}

/** "Make my cookies (200 g flour, 2 eggs) without egg": the list in brackets, the wish around it. */
function findInBrackets(sentence: string): FoundList | null {
  for (const match of firstMatches(sentence, bracket)) {
    const { lines, amounts, rest } = readList(match[1] ?? "");
    if (amounts < fewest || rest !== "") continue;
    const before = sentence.slice(0, match.index);
    const after = sentence.slice(match.index + match[0].length);
    if (!isWish(`${before} ${after}`)) return { head: before, lines, rests: [after] };
    return {
      head: dishBefore.exec(before)?.[1] ?? "",
      lines,
      rests: [`${before} ${after}`.replace(/ (?=[?.!]$)/, "")],
    };
  }
  return null;
}

function findBehindColon(sentence: string, isGoingOn: boolean): FoundList | null {
  const colon = sentence.search(/:(?!\d)/);
  if (colon === -1) return null;
  const [before, after] = [sentence.slice(0, colon), sentence.slice(colon + 1).trim()];
  // "Sauce: soften the onion, garlic and carrot".
  if (isGoingOn && isStep(after)) return null;
  // "Double the protein: tofu bowl: 120 g tofu, …".
  const inner = labelBefore.test(after) ? findBehindColon(after, isGoingOn) : null;
  if (inner !== null) return { ...inner, rests: [`${before}.`, ...inner.rests] };
  const list = readList(after);
  const [dish = "", ...others] = list.lines;
  // "Make this keto: cauliflower pizza, 1 cauliflower, 2 eggs": the dish comes first.
  const isDishFirst = startsWish(before) && list.amounts >= fewest && list.amounts === others.length;
  if (isDishFirst) return { head: dish, lines: others, rests: [`${before}.`, list.rest] };
  if (list.amounts > 0 || list.lines.length >= fewest) return found(before, list);
  const inside = findInside(after, false);
  return inside === null
    ? null
    : { ...inside, rests: [startsWish(before) ? `${before}.` : "", ...inside.rests] };
}

function findInside(text: string, isGoingOn: boolean): FoundList | null {
  if (isStep(text) && isGoingOn) return null;
  for (const match of firstMatches(text, amount)) {
    const head = text.slice(0, match.index);
    const rest = text.slice(match.index);
    if (countedDish.test(rest)) continue;
    const list = readList(rest);
    if (isListBehind(head, list, isGoingOn)) return found(head, list);
  }
  return isGoingOn ? null : findBare(text);
}

/** "Caesar salad with romaine, parmesan and croutons": three foods or more without amounts. */
function findBare(text: string): FoundList | null {
  if (isWish(text)) return null;
  for (const match of firstMatches(text, opener)) {
    const list = readList(text.slice(match.index + match[0].length));
    if (list.lines.length >= fewestBare && list.rest === "") return found(text.slice(0, match.index), list);
  }
  return null;
}

function found(head: string, { lines, rest }: ProseList): FoundList {
  return { head, lines, rests: [rest] };
}

function isListBehind(head: string, { amounts, lines }: ProseList, isGoingOn: boolean): boolean {
  if (amounts === 0 || boundBefore.test(head)) return false;
  if (isWish(head)) return amounts >= fewest && !startsWish(head);
  if (amounts > 1) return true;
  if (head.trim() === "") return isGoingOn || lines.length > 1;
  return /\b(?:with|of|from|is|uses|contains|needs|has)\s*$/i.test(head);
}

function firstMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) if (matches.push(match) === mostTried) break;
  return matches;
}
