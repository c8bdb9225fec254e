import { isListHeading } from "../clean-line.ts";
import { findList } from "./find-list.ts";
import { partOf } from "./part-of.ts";
import { isEditOnly } from "./peel-last-sentences.ts";
import { isFactLine, readServings } from "./read-facts.ts";
import { readList, tellsAmount } from "./read-list.ts";
import { partition } from "./read-section.ts";
import { asksFor, findWishDish, readTitle } from "./read-title.ts";
import type { Around, RecipeDraft } from "./recipe-draft.ts";
import { isDirectWish, isStep, isWish } from "./recipe-words.ts";
import type { Block } from "./split-blocks.ts";
import { splitSentences } from "./split-sentences.ts";

/** What running text tells of a recipe. */
type ProseParts = {
  title: string | null;
  lines: string[];
  steps: string[];
  wishes: string[];
};

const longestTitle = 9;

/** Reads a line outside any section. */
export function readLoose(
  kind: Block["kind"],
  text: string,
  draft: RecipeDraft,
  { isSectioned, isMany }: Around,
): void {
  if (isFactLine(text)) {
    draft.facts.push(text);
    return;
  }
  if (isSectioned) {
    draft.facts.push(text);
    if (draft.title === null && draft.lines.length === 0 && kind === "plain") draft.title = titleOfLine(text);
    else draft.wishes.push(...splitSentences(text).filter((sentence) => isDirectWish(sentence)));
    return;
  }
  if (kind === "numbered") draft.steps.push(text);
  else if (kind === "bullet")
    (isStep(text) && text.split(" ").length > 4 ? draft.steps : draft.lines).push(text);
  else readPlain(text, draft, isMany);
}

/** "Banana bread", "Carbonara:"; null for a wish, an amount or a part of the list. */
function titleOfLine(text: string): string | null {
  const isLong = text.split(" ").length > longestTitle && !/\b(?:recipe|dish)\b/i.test(text);
  if (isLong || isWish(text) || /^for\b/i.test(text) || tellsAmount(text)) return null;
  return readTitle(text).title;
}

function readPlain(text: string, draft: RecipeDraft, isMany: boolean): void {
  const isFirst = isMany && draft.title === null && draft.lines.length === 0;
  const title = isFirst && !/[,:](?!$)/.test(text) ? titleOfLine(text) : null;
  if (title !== null) {
    draft.title = title;
    return;
  }
  if (isMany && isListHeading(text)) {
    draft.part = partOf(text);
    return;
  }
  const prose = readProse(text, draft.lines.length > 0);
  const single = isMany && prose.lines.length === 0 && !isWish(text) && !isStep(text) ? readList(text) : null;
  if (single !== null && single.lines.length > 0 && single.rest === "") draft.lines.push(text);
  else {
    draft.title ??= prose.title;
    draft.lines.push(...prose.lines);
    const [steps, others] = partition(
      prose.wishes,
      (wish) => draft.lines.length > 0 && isStep(wish) && !isWish(wish),
    );
    draft.steps.push(...prose.steps, ...steps);
    draft.wishes.push(...others);
    if (isMany) draft.facts.push(text);
  }
}

/** Reads a paragraph: sentences that list ingredients, instructions, and what is left. `isGoingOn` behind a list. */
function readProse(text: string, isGoingOn = false): ProseParts {
  const parts: ProseParts = { title: null, lines: [], steps: [], wishes: [] };
  for (const sentence of splitSentences(text))
    readSentence(sentence, parts, isGoingOn || parts.lines.length > 0);
  if (parts.lines.length > 0 && !isGoingOn) parts.title ??= findWishDish(parts.wishes);
  return parts;
}

function readSentence(sentence: string, parts: ProseParts, isGoingOn: boolean): void {
  if (isFactLine(sentence) && readServings(sentence) !== null) return;
  const found = isGoingOn && isEditOnly(sentence) ? null : findList(sentence, isGoingOn);
  if (found !== null) {
    const { title, wish } = readTitle(found.head);
    const isAsked = wish === "" && asksFor(found.head);
    parts.title ??= isAsked ? null : title;
    parts.lines.push(...found.lines);
    const asked = isAsked ? found.head.replace(/[:.\s]*$/, ".") : wish;
    parts.wishes.push(...[asked, ...found.rests].filter((rest) => /\p{L}{2}/u.test(rest)));
  } else if (isGoingOn && isStep(sentence) && !isWish(sentence) && !isEditOnly(sentence))
    parts.steps.push(sentence);
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
