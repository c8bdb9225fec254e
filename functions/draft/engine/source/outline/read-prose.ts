import { findList } from "./find-list.ts";
import { isFactLine, readServings } from "./read-facts.ts";
import { asksFor, findWishDish, readTitle } from "./read-title.ts";
import { isStep, isWish } from "./recipe-words.ts";
import { splitSentences } from "./split-sentences.ts";

/** What running text tells of a recipe. */
export type ProseParts = {
  title: string | null;
  lines: string[];
  steps: string[];
  wishes: string[];
};

/** Reads a paragraph: sentences that list ingredients, instructions, and what is left. `isGoingOn` behind a list. */
export function readProse(text: string, isGoingOn = false): ProseParts {
  const parts: ProseParts = { title: null, lines: [], steps: [], wishes: [] };
  for (const sentence of splitSentences(text))
    readSentence(sentence, parts, isGoingOn || parts.lines.length > 0);
  if (parts.lines.length > 0 && !isGoingOn) parts.title ??= findWishDish(parts.wishes);
  return parts;
}

function readSentence(sentence: string, parts: ProseParts, isGoingOn: boolean): void {
  if (isFactLine(sentence) && readServings(sentence) !== null) return;
  const found = findList(sentence, isGoingOn);
  if (found !== null) {
    const { title, wish } = readTitle(found.head);
    const isAsked = wish === "" && asksFor(found.head);
    parts.title ??= isAsked ? null : title;
    parts.lines.push(...found.lines);
    const asked = isAsked ? found.head.replace(/[:.\s]*$/, ".") : wish;
    parts.wishes.push(...[asked, ...found.rests].filter((rest) => /\p{L}{2}/u.test(rest)));
  } else if (isGoingOn && isStep(sentence) && !isWish(sentence)) parts.steps.push(sentence);
  else if (!isGoingOn && isTitleSentence(sentence, parts)) parts.title = readTitle(sentence).title;
  else parts.wishes.push(sentence);
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
