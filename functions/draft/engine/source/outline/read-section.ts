import { normaliseTerms } from "../../../../../shared/domain/food/mod.ts";
import { isListHeading } from "../clean-line.ts";
import { partOf } from "./part-of.ts";
import { isFactLine } from "./read-facts.ts";
import { readList } from "./read-list.ts";
import { isPartName } from "./read-loose.ts";
import { type Around, certainties, type RecipeDraft } from "./recipe-draft.ts";
import { isDirectWish, isStep, sectionOf } from "./recipe-words.ts";
import { foodTermsOf, scoreStep, scoreWish } from "./score-step.ts";
import type { Block } from "./split-blocks.ts";
import { splitSentences } from "./split-sentences.ts";
import { takeFacts } from "./take-facts.ts";

/** What a line has to show to go on with no step. */
const clearWish = 1.2;
/** What a line has to show among the ingredients to be an instruction. */
const clearInstruction = 2;
const fewestOfInstruction = 4;

/** Reads a line among the ingredients. */
export function readIngredient(kind: Block["kind"], text: string, draft: RecipeDraft, around: Around): void {
  const { blocks, at } = around;
  if (isFactLine(text)) takeFacts(text, draft);
  else if (isListHeading(text) || isPartName(text, around)) draft.part = partOf(text);
  else if (kind === "bullet" || kind === "numbered") draft.lines.push(text);
  else if (isDirectWish(text) && readList(text).amounts === 0)
    draft.pieces.push({ kind: "wish", text, weight: certainties.listed });
  else if (!hasBullets(blocks, at)) readParagraph(text, draft);
}

/** "200 g flour; 2 eggs. Mix and bake.": behind the list the paragraph goes on with the steps. */
function readParagraph(text: string, draft: RecipeDraft): void {
  if (isInstruction(text, draft.lines)) {
    draft.section = "steps";
    for (const sentence of splitSentences(text))
      readStep(sentence, draft, { kind: "plain", isContinued: false });
    return;
  }
  const [first = "", ...others] = splitSentences(text);
  const list = readList(first);
  if (others.length === 0 || list.lines.length < 2 || list.rest !== "") {
    draft.lines.push(...listOf(text));
    return;
  }
  draft.lines.push(...list.lines);
  draft.section = "steps";
  for (const sentence of others) readStep(sentence, draft, { kind: "plain", isContinued: false });
}

/** "Mix the oats and almonds. Bake for 20 min.": no heading parts it from the list above. */
function isInstruction(text: string, lines: readonly string[]): boolean {
  const isLong = /[.!]$/.test(text) && text.split(/\s+/).length >= fewestOfInstruction;
  if (lines.length < 2 || !isLong || !isStep(text) || readList(text).amounts > 0) return false;
  const foods = foodTermsOf(lines);
  const namesListed = normaliseTerms(text).some((term) => foods.has(term));
  return namesListed && scoreStep(splitSentences(text)[0] ?? "", foods) >= clearInstruction;
}

/** "200 g flour, 2 eggs, 100 ml milk." on one line are three lines. */
function listOf(text: string): string[] {
  const list = readList(text);
  return list.lines.length > 1 && list.amounts > 1 && list.rest === "" ? [...list.lines] : [text];
}

function hasBullets(blocks: readonly Block[], at: number): boolean {
  const start = blocks
    .slice(0, at)
    .findLastIndex(({ kind, text }) => kind === "heading" && sectionOf(text) !== null);
  const end = blocks.findIndex(
    ({ kind, text }, index) => index > at && kind === "heading" && sectionOf(text) !== null,
  );
  return blocks.slice(start + 1, end === -1 ? undefined : end).some(({ kind }) => kind === "bullet");
}

/** Whether a line below a step asks for something instead of going on with it. */
function isAsked(text: string, lines: readonly string[]): boolean {
  return scoreWish(text) >= clearWish && scoreStep(text, foodTermsOf(lines)) < 0;
}

/** Reads a line among the steps; a continued one goes on with the step before. */
export function readStep(
  text: string,
  draft: RecipeDraft,
  { kind, isContinued }: Pick<Block, "kind" | "isContinued">,
): void {
  const numbered = text.split(/\s+(?=\d{1,2}[.)]\s+\p{Lu})/u);
  if (numbered.length > 1) {
    for (const step of numbered)
      readStep(step.replace(/^\d{1,2}[.)]\s+/, ""), draft, { kind: "numbered", isContinued: false });
    return;
  }
  const last = draft.pieces.at(-1);
  const isNumbered = kind === "numbered" || kind === "bullet";
  const weight = isNumbered ? certainties.headed + certainties.listed : certainties.headed;
  const isRequest = isContinued && isAsked(text, draft.lines);
  if (isRequest) draft.pieces.push({ kind: "wish", text, weight: certainties.loose });
  else if (isContinued && last?.kind === "step")
    draft.pieces[draft.pieces.length - 1] = { ...last, text: `${last.text} ${text}` };
  else draft.pieces.push({ kind: "step", text, weight });
}
