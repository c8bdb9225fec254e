import { isFactLine } from "./read-facts.ts";
import { tellsAmount } from "./read-list.ts";
import { readTitle } from "./read-title.ts";
import { isEditStart, isRemark, isStep, isWish, sectionOf } from "./recipe-words.ts";
import type { Block } from "./split-blocks.ts";

/** Blocks of a recipe, and the paragraphs that stand apart from it and ask for something. */
type Peeled = { readonly blocks: readonly Block[]; readonly requests: readonly string[] };

/** Places of a paragraph: from its first block up to the blank one behind it. */
type Paragraph = { readonly from: number; readonly end: number };

const longestRequest = 120;
const longestTitle = 9;
const none = { from: 0, end: 0 };

/** Takes the request off a recipe in sections: a paragraph before its title, or behind its last step. */
export function peelRequests(blocks: readonly Block[]): Peeled {
  const paragraphs = listParagraphs(blocks);
  const [first = none, second = none] = paragraphs;
  const leading = isLeadingRequest(blocks, first, second) ? first : none;
  const trailing = findTrailing(blocks, paragraphs.at(-1) ?? none);
  const cut = [leading, trailing].filter(({ from, end }) => end > from);
  return {
    blocks: blocks.map((block, at) =>
      cut.some(({ from, end }) => at >= from && at < end)
        ? { kind: "blank", text: "", isContinued: false }
        : block,
    ),
    requests: cut.map(({ from, end }) => textOf(blocks, { from, end })),
  };
}

/** "triple it", and the title below it. */
function isLeadingRequest(blocks: readonly Block[], first: Paragraph, second: Paragraph): boolean {
  if (second.end === 0 || !isPlain(blocks, first)) return false;
  const text = textOf(blocks, first);
  const below = blocks[second.from];
  const isAsked = isWish(text) || isEditStart(text) || /^\p{Ll}/u.test(text);
  return isAsked && isShort(text) && below !== undefined && isTitle(below);
}

function isTitle({ kind, text }: Block): boolean {
  if (kind === "heading") return sectionOf(text) === null;
  if (kind !== "plain" || text.split(" ").length > longestTitle || isFactLine(text)) return false;
  return !/[.?!]$/.test(text) && !tellsAmount(text) && readTitle(text).title !== null;
}

/** The last paragraph, or what follows the last numbered step, where no instruction can stand. */
function findTrailing(blocks: readonly Block[], last: Paragraph): Paragraph {
  const start = blocks.findLastIndex(({ kind, text }) => kind === "heading" && sectionOf(text) !== null);
  const section = sectionOf(blocks[start]?.text ?? "");
  if (start === -1 || section === "request" || section === "notes") return none;
  const bulleted = findBulleted(blocks, { from: Math.max(last.from, start + 1), end: last.end }, start);
  if (section === "steps" && bulleted !== null) return bulleted;
  const numbered = blocks.findLastIndex(({ kind }) => kind === "numbered" || kind === "bullet");
  const from = Math.max(last.from, start + 1, numbered + 1);
  const trailing = { from, end: last.end };
  if (from >= last.end || !isPlain(blocks, trailing)) return none;
  const text = textOf(blocks, trailing);
  if (isRemark(text) || !isShort(text)) return none;
  const isApart =
    section === "steps" &&
    from > start + 1 &&
    isGap(blocks[from - 1]?.kind) &&
    !isSpaced(blocks, start, from);
  const isListed =
    section === "steps" && numbered > start && (blocks[from]?.isContinued !== true || isEditStart(text));
  const isAsked = isWish(text) || (isEditStart(text) && !isStep(text));
  return isApart || isListed || (isAsked && isGap(blocks[from - 1]?.kind)) ? trailing : none;
}

/** "- sugar down to 60 g": bullets in a paragraph of their own below steps that have none. */
function findBulleted(blocks: readonly Block[], last: Paragraph, start: number): Paragraph | null {
  const listed = blocks.slice(last.from, last.end);
  const above = blocks.slice(start + 1, last.from);
  const isApart = isGap(blocks[last.from - 1]?.kind) && above.some(({ kind }) => !isGap(kind));
  const isOther = above.every(({ kind }) => kind !== "bullet");
  const isList =
    listed.length > 0 && listed.every(({ kind, isContinued }) => kind === "bullet" || isContinued);
  const isRequest = isList && isShort(textOf(blocks, last)) && !listed.every(({ text }) => isStep(text));
  return isApart && isOther && isRequest ? last : null;
}

/** Whether steps stand apart from each other: then a line that stands apart may be one of them. */
function isSpaced(blocks: readonly Block[], start: number, end: number): boolean {
  const section = blocks.slice(start + 1, end - 1);
  const first = section.findIndex(({ kind }) => !isGap(kind));
  const isSingle = section.filter(({ kind }) => !isGap(kind)).length === 1;
  return (isSingle && first > 0) || section.slice(first).some(({ kind }) => isGap(kind));
}

function listParagraphs(blocks: readonly Block[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (let at = 0; at < blocks.length; at++) {
    if (isGap(blocks[at]?.kind)) continue;
    const from = at;
    while (at < blocks.length && !isGap(blocks[at]?.kind)) at++;
    paragraphs.push({ from, end: at });
  }
  return paragraphs;
}

function isPlain(blocks: readonly Block[], { from, end }: Paragraph): boolean {
  return blocks.slice(from, end).every(({ kind }) => kind === "plain");
}

function textOf(blocks: readonly Block[], { from, end }: Paragraph): string {
  return blocks
    .slice(from, end)
    .map(({ text }) => text)
    .join("\n");
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= longestRequest;
}

function isGap(kind: Block["kind"] | undefined): boolean {
  return kind === "blank" || kind === "rule";
}
