import { isListHeading } from "../clean-line.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { nameFood } from "../name-food.ts";
import { type FoundList, findList } from "./find-list.ts";
import { findNamedDish } from "./find-named-dish.ts";
import { partOf } from "./part-of.ts";
import { isFactLine, readServings } from "./read-facts.ts";
import { isBareIngredient, isOneIngredient, readList, tellsAmount } from "./read-list.ts";
import { asksFor, findWishDish, readTitle } from "./read-title.ts";
import { type Around, certainties, type Piece, type RecipeDraft } from "./recipe-draft.ts";
import { isDirectWish, isEditOnly, isEditStart, isRemark, isStep, isWish } from "./recipe-words.ts";
import { foodTermsOf, isClearWish, scoreStep, scoreWish } from "./score-step.ts";
import type { Block } from "./split-blocks.ts";
import { splitSentences } from "./split-sentences.ts";
import { takeFacts } from "./take-facts.ts";

/** What running text says of a recipe. */
type ProseParts = {
  title: string | null;
  lines: string[];
  pieces: Piece[];
};

/** "Overnight oats, just for me". */
const forWhom =
  /[\s,(–—-]+(?:just |only )?(?:for|per|pour|para|für) (me|myself|one|two|three|four|five|six|\d{1,2})(?: (?:personen|personnes|personas|persone|pessoas|porzioni|porciones|portionen|portions))?\)?$/i;
const alone = /^(?:me|myself|one)$/i;
const longestTitle = 9;
const fewestOfStep = 4;
/** "My neighbour gave me this: sausage casserole." */
const labelled = /\b(?:this|here|it|recipe|called|tonight)\b[^:]*:\s*([^:.;,?!]{3,50})[.!]?$/i;
/** What a sentence has to show to be an instruction that also lists, or a wish that also could be a title. */
const clearStep = 2;
const clearWish = 1.2;
const partNames = new Set(words.partNames);
/** "Peanut sauce" alone on a line above two amounts. */
const partHead = new RegExp(
  `^\\p{Lu}[\\p{L}' -]{2,25} (?:${words.partNames.filter((name) => !name.includes(" ")).join("|")})$`,
  "u",
);
const fewestBelow = 2;
const fewestBare = 3;
/** "As muffins": what it is to become. */
const asOther = /^as (?!soon|it|the|they|you|directed|needed|required)(?:\p{L}+ ?){1,4}[.!?]*$/iu;
const diets = new RegExp(`\\b(?:${words.titleDiets.join("|")})\\b`, "gi");

/** Reads a line outside any section. */
export function readLoose(kind: Block["kind"], text: string, draft: RecipeDraft, around: Around): void {
  const { isSectioned } = around;
  if (isFactLine(text) || (isRemark(text) && draft.lines.length > 0)) {
    takeFacts(text, draft);
    return;
  }
  if (isSectioned) {
    draft.facts.push(text);
    if (draft.title === null && draft.lines.length === 0 && kind === "plain")
      draft.title =
        (splitSentences(text).length > 1 ? findNamedDish(text) : null) ??
        titleOfLine(text.replace(forWhom, "")) ??
        findNamedDish(text);
    else {
      const foods = foodTermsOf(draft.lines);
      const isAsked = (one: string) =>
        isDirectWish(one) || (draft.lines.length > 0 && !isRemark(one) && isClearWish(one, foods));
      draft.pieces.push(...splitSentences(text).filter(isAsked).map(toWish));
    }
    return;
  }
  const isListedStep = kind === "bullet" && isStep(text) && text.split(" ").length > fewestOfStep;
  if (kind === "numbered" || isListedStep)
    draft.pieces.push({ kind: "step", text, weight: certainties.listed });
  else if (kind === "bullet" && isAskedBehind(text, draft)) draft.pieces.push(toWish(text));
  else if (kind === "bullet") draft.lines.push(text);
  else readPlain(text, draft, around);
}

/** "- no pork", "- for three": a bullet behind the steps is none of the list. */
function isAskedBehind(text: string, { lines, pieces }: RecipeDraft): boolean {
  const isBehind =
    lines.length > 0 && pieces.some(({ kind }) => kind === "step" || /^\p{Lu}.*\.$/u.test(text));
  return isBehind && (isEditStart(text) || isWish(text) || isDirectWish(text) || /^for \p{L}+$/iu.test(text));
}

/** Whether what would be the title asks for something: "dairy free, thanks", "this but better"; "vegan lasagne" does not. */
function isWishful(text: string): boolean {
  const { title } = readTitle(text);
  if (title === null) return false;
  const rest = title
    .replace(/\([^)]*\)/g, "")
    .replace(diets, "")
    .replace(/[^\p{L}\d' ]/gu, " ")
    .trim();
  return rest === "" || scoreWish(rest) >= clearWish || /\b(?:this|it|that)\b/i.test(rest);
}

/** "Banana bread", "Carbonara:"; null for a wish, an amount or a part of the list. */
function titleOfLine(text: string): string | null {
  const isLong = text.split(" ").length > longestTitle && !/\b(?:recipe|dish)\b/i.test(text);
  if (isLong || isWish(text) || isWishful(text) || /^for\b/i.test(text) || tellsAmount(text)) return null;
  return readTitle(text).title;
}

/** "Crust" alone on a line, and an amount on the next one. */
export function isPartName(text: string, { blocks, at }: Pick<Around, "blocks" | "at">): boolean {
  const isNamed = partNames.has(text.toLowerCase());
  if (!isNamed && !(partHead.test(text) && nameFood(text)?.fit !== "exact")) return false;
  const below = blocks.slice(at + 1).filter(({ kind }) => kind !== "blank");
  return below.length > 0 && below.slice(0, isNamed ? 1 : fewestBelow).every((one) => tellsAmount(one.text));
}

function readPlain(text: string, draft: RecipeDraft, around: Around): void {
  const { isMany } = around;
  const isFirst = isMany && draft.title === null && draft.lines.length === 0;
  const eaters = forWhom.exec(text)?.[1];
  const named = eaters === undefined ? text : text.replace(forWhom, "");
  const title = isFirst && !/[,:](?!$)/.test(named) ? titleOfLine(named) : null;
  if (title !== null) {
    draft.title = title;
    draft.facts.push(text, ...(eaters === undefined ? [] : [`serves ${alone.test(eaters) ? 1 : eaters}`]));
    return;
  }
  if (isMany && (isListHeading(text) || isPartName(text, around))) {
    readListHead(text, draft);
    return;
  }
  readPlainProse(text, draft, isMany);
}

/** "My friend is vegan. Here is the chilli, 4 portions:": what is asked, the dish and its yield above the list. */
function readListHead(text: string, draft: RecipeDraft): void {
  const sentences = splitSentences(text);
  const head = sentences.at(-1) ?? "";
  const isAbove = draft.lines.length === 0 && !/^#/.test(text);
  const title = isAbove && draft.title === null ? findNamedDish(head) : null;
  if (isAbove) draft.pieces.push(...sentences.slice(0, -1).map(toWish));
  // "Ingredients for 2:".
  if (isAbove) draft.facts.push(head);
  if (title === null) draft.part = partOf(isAbove ? head : text);
  else draft.title = title;
}

function readPlainProse(text: string, draft: RecipeDraft, isMany: boolean): void {
  if (draft.lines.length > 0 && asOther.test(text)) {
    draft.pieces.push(toWish(text));
    return;
  }
  const prose = readProse(text, draft.lines.length > 0);
  const isBare = draft.lines.length > 0 && draft.pieces.length === 0 && isBareIngredient(text);
  if (isMany && (isBare || isOneIngredient(text))) draft.lines.push(text);
  else if (isMany && isListOnly(text, prose)) draft.lines.push(...listBare(text));
  else {
    draft.title ??= prose.title;
    draft.lines.push(...prose.lines);
    draft.pieces.push(...prose.pieces);
    if (isMany) draft.facts.push(text);
  }
}

/** "Avocados, lime juice, salt" are three lines, though none has an amount. */
function listBare(text: string): readonly string[] {
  const { lines, amounts } = readList(text);
  return amounts === 0 && lines.length >= fewestBare ? lines : [text];
}

/** Whether a line that shows no list in a sentence is one as a whole. */
function isListOnly(text: string, { lines, pieces }: ProseParts): boolean {
  const isLong = text.split(" ").length > fewestOfStep;
  const isTold = isLong && pieces.some(({ kind }) => kind === "step");
  if (lines.length > 0 || isTold || isWish(text) || isStep(text)) return false;
  const list = readList(text);
  return list.lines.length > 0 && list.rest === "";
}

/** Reads a paragraph: sentences that list ingredients, instructions, and what is left. `isGoingOn` behind a list. */
function readProse(text: string, isGoingOn = false): ProseParts {
  const parts: ProseParts = { title: null, lines: [], pieces: [] };
  for (const sentence of splitSentences(text))
    readSentence(sentence, parts, isGoingOn || parts.lines.length > 0);
  if (parts.lines.length > 0 && !isGoingOn)
    parts.title ??= findWishDish(parts.pieces.map((piece) => piece.text));
  return parts;
}

function readSentence(sentence: string, parts: ProseParts, isGoingOn: boolean): void {
  if (isFactLine(sentence) && readServings(sentence) !== null) return;
  const stepScore = isGoingOn ? scoreStep(sentence, foodTermsOf(parts.lines)) : 0;
  const isStated = isGoingOn && (isEditOnly(sentence) || stepScore >= clearStep);
  const found = isStated ? null : findList(sentence, isGoingOn);
  if (found !== null) takeList(found, parts, isGoingOn);
  else if (stepScore > 0) parts.pieces.push({ kind: "step", text: sentence, weight: certainties.loose });
  else if (isGoingOn || !takeTitle(sentence, parts)) parts.pieces.push(toWish(sentence));
}

function takeList({ head, lines, rests }: FoundList, parts: ProseParts, isGoingOn: boolean): void {
  const { title, wish } = readTitle(head);
  const isAsked = wish === "" && asksFor(head);
  // The words before the list name the dish more surely than a sentence of its own.
  if (!isAsked && (title !== null || parts.title === null) && !isGoingOn) parts.title = title;
  parts.lines.push(...lines);
  // A head that names no dish and asks for something is no less asked for.
  const isHeld = isAsked || (title === null && isWish(head));
  const asked = isHeld ? head.replace(/[:.\s]*$/, ".") : wish;
  parts.pieces.push(...[asked, ...rests].filter((rest) => /\p{L}{2}/u.test(rest)).map(toWish));
}

/** Whether a sentence before the list names the dish. */
function takeTitle(sentence: string, parts: ProseParts): boolean {
  const named = parts.title === null ? labelled.exec(sentence)?.[1] : undefined;
  if (named === undefined && !isTitleSentence(sentence, parts)) return false;
  const { title } = readTitle(named ?? sentence);
  if (title === null) return false;
  parts.title = title;
  return true;
}

// "Recipe: Beef ramen." before the list stands.
function isTitleSentence(sentence: string, { title, lines }: ProseParts): boolean {
  if (title !== null || lines.length > 0 || isWishful(sentence)) return false;
  const plain = sentence.replace(/[.!]+$/, "");
  if (/^(?:hi|hello|hey|dear|thanks|thank you|good (?:morning|evening|day))\b/i.test(plain)) return false;
  return (
    /^(?:recipe|title|dish)\b/i.test(plain) ||
    (plain.split(/\s+/).length <= 6 && !/\b(?:i|we|you|is|are|come|have|has)\b/i.test(plain))
  );
}

function toWish(text: string): Piece {
  return { kind: "wish", text, weight: certainties.loose };
}
