import { isFactLine, readServings } from "./read-facts.ts";
import { type ProseList, readList } from "./read-list.ts";
import { readTitle, readVersionTitle } from "./read-title.ts";
import { isStep, isWish, startsWish } from "./recipe-words.ts";
import { splitSentences } from "./split-sentences.ts";

/** What running text tells of a recipe. */
export interface ProseParts {
  title: string | null;
  lines: string[];
  steps: string[];
  wishes: string[];
}

const amount =
  /(?<![\p{L}\d.,/])(?:\d|[¼½¾⅓⅔⅛]|(?:one|two|three|four|five|six|seven|eight|ten|twelve|half)\s|an?\s+(?:pinch|cup|can|tin|handful|clove|bunch|tablespoon|teaspoon|tbsp|tsp|little|glug|splash|dash|bit|knob|slice|piece|stick|pack|packet|jar|few|litre|liter|pound|kilo))/giu;
const FEWEST_WITHOUT_AMOUNT = 2;

/** Reads a paragraph: sentences that list ingredients, instructions, and what is left. `isGoingOn` behind a list. */
export function readProse(text: string, isGoingOn = false): ProseParts {
  const parts: ProseParts = { title: null, lines: [], steps: [], wishes: [] };
  for (const sentence of splitSentences(text))
    readSentence(sentence, parts, isGoingOn || parts.lines.length > 0);
  if (parts.lines.length > 0)
    parts.title ??= parts.wishes.map(readVersionTitle).find((title) => title !== null) ?? null;
  return parts;
}

function readSentence(sentence: string, parts: ProseParts, isGoingOn: boolean): void {
  if (isFactLine(sentence) && readServings(sentence) !== null) return;
  const found = findList(sentence, isGoingOn);
  if (found !== null) {
    const { title, wish } = readTitle(found.head);
    parts.title ??= startsWish(found.head) && wish === "" ? null : title;
    if (startsWish(found.head) && wish === "") parts.wishes.push(found.head.replace(/[:\s]+$/, "."));
    parts.lines.push(...found.list.lines);
    parts.wishes.push(...[wish, found.list.rest].filter((rest) => /\p{L}{2}/u.test(rest)));
  } else if (isGoingOn && isStep(sentence) && !isWish(sentence)) parts.steps.push(sentence);
  else if (!isGoingOn && isTitleSentence(sentence, parts)) parts.title = readTitle(sentence).title;
  else parts.wishes.push(sentence);
}

interface FoundList {
  readonly head: string;
  readonly list: ProseList;
}

/** Where a sentence lists ingredients: behind a colon, else from its first amount on. */
function findList(sentence: string, isGoingOn: boolean): FoundList | null {
  const colon = sentence.search(/:(?!\d)/);
  if (colon !== -1) {
    const list = readList(sentence.slice(colon + 1));
    if (list.amounts > 0 || list.lines.length >= FEWEST_WITHOUT_AMOUNT)
      return { head: sentence.slice(0, colon), list };
  }
  if (isStep(sentence) && isGoingOn) return null;
  for (const match of sentence.matchAll(amount)) {
    const head = sentence.slice(0, match.index);
    const list = readList(sentence.slice(match.index));
    if (isListBehind(head, list, isGoingOn)) return { head, list };
  }
  return null;
}

function isListBehind(head: string, list: ProseList, isGoingOn: boolean): boolean {
  if (list.amounts === 0) return false;
  if (/\b(?:than|under|over|below|about|to|most|least|max|for|every|at|by|in|only)\s*$/i.test(head))
    return false;
  if (startsWish(head) || isWish(head)) return list.amounts >= FEWEST_WITHOUT_AMOUNT && !startsWish(head);
  return head.trim() === ""
    ? list.amounts > 1 || isGoingOn || list.lines.length > 1
    : list.amounts > 1 || /\b(?:with|of|from|is|uses|contains|needs|has)\s*$/i.test(head);
}

// "Recipe: Beef ramen." before the list stands.
function isTitleSentence(sentence: string, { title, lines }: ProseParts): boolean {
  if (title !== null || lines.length > 0 || isWish(sentence)) return false;
  const plain = sentence.replace(/[.!]+$/, "");
  if (/^(?:hi|hello|hey|dear|thanks|thank you|good (?:morning|evening|day))\b/i.test(plain)) return false;
  return (
    /^(?:recipe|title|dish)\b/i.test(plain) ||
    (plain.split(/\s+/).length <= 6 && !/\b(?:i|we|you|is|are|come|have|has)\b/i.test(plain))
  );
}
