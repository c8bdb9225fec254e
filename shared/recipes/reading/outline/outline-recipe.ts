import { isListHeading } from "../clean-line.ts";
import { isFactLine, readServings, readTotalMinutes } from "./read-facts.ts";
import { readList } from "./read-list.ts";
import { readProse } from "./read-prose.ts";
import { readTitle } from "./read-title.ts";
import type { RecipeOutline } from "./recipe-outline.ts";
import { isDirectWish, isStep, isWish, type SectionName, sectionOf } from "./recipe-words.ts";
import { type Block, splitBlocks } from "./split-blocks.ts";
import { splitSentences } from "./split-sentences.ts";

interface Draft {
  title: string | null;
  lines: string[];
  steps: string[];
  facts: string[];
  wishes: string[];
  section: SectionName | null;
}

/**
 * Takes a recipe told in free text apart: Markdown, plain lines or a sentence. A text without a recipe has no lines
 * and is all request; nothing is invented.
 */
export function outlineRecipe(text: string): RecipeOutline {
  const { blocks, title } = splitBlocks(text);
  const isSectioned = blocks.some(({ kind, text: name }) => kind === "heading" && isRecipeSection(name));
  const draft: Draft = { title, lines: [], steps: [], facts: [], wishes: [], section: null };
  for (const [at, block] of blocks.entries()) readBlock(block, draft, { isSectioned, blocks, at });
  const facts = isSectioned || blocks.length > 1 ? draft.facts.join("\n") : text;
  return {
    title: draft.title,
    lines: draft.lines,
    steps: draft.steps,
    servings: draft.lines.length === 0 ? null : readServings(facts),
    totalMinutes: draft.lines.length === 0 ? null : readTotalMinutes(facts),
    request: draft.wishes.join(" ").trim(),
  };
}

interface Around {
  readonly isSectioned: boolean;
  readonly blocks: readonly Block[];
  readonly at: number;
}

function isRecipeSection(name: string): boolean {
  const section = sectionOf(name);
  return section === "ingredients" || section === "steps";
}

function readBlock({ kind, text, isContinued }: Block, draft: Draft, around: Around): void {
  if (kind === "blank") return;
  if (kind === "heading") readHeading(text, draft);
  else if (draft.section === "ingredients") readIngredient(kind, text, draft, around);
  else if (draft.section === "steps") readStep(text, draft, isContinued && kind === "plain");
  else if (draft.section === "request") draft.wishes.push(text);
  else readLoose(kind, text, draft, around);
}

function readHeading(text: string, draft: Draft): void {
  const section = sectionOf(text);
  if (section !== null) draft.section = section;
  else if (draft.lines.length === 0 && draft.section === null) draft.title ??= readTitle(text).title;
  else if (
    /\b(?:sauce|dough|filling|topping|layer|marinade|dressing|glaze|icing|for)\b/i.test(text) === false &&
    draft.section === "steps"
  )
    draft.section = /\b(?:tips?|notes?|uses|extra|serv|stor)/i.test(text) ? "notes" : draft.section;
}

function readIngredient(kind: Block["kind"], text: string, draft: Draft, { blocks, at }: Around): void {
  if (isFactLine(text)) draft.facts.push(text);
  else if (isListHeading(text)) return;
  else if (kind === "bullet" || kind === "numbered") draft.lines.push(text);
  else if (isWish(text) && text.split(" ").length > 3 && readList(text).amounts === 0)
    draft.wishes.push(text);
  else if (!hasBullets(blocks, at)) draft.lines.push(...listOf(text));
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

function readStep(text: string, draft: Draft, isContinued: boolean): void {
  const last = draft.steps.at(-1);
  if (isContinued && last !== undefined) {
    draft.steps[draft.steps.length - 1] = `${last} ${text}`;
    return;
  }
  const [wishes, steps] = partition(
    splitSentences(text),
    (sentence) => isWish(sentence) && !isStep(sentence),
  );
  if (steps.length > 0) draft.steps.push(steps.join(" "));
  draft.wishes.push(
    ...wishes.filter((wish) => /\b(?:please|i|my|swap|replace|make it|make this)\b/i.test(wish)),
  );
}

function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** A line outside any section. */
function readLoose(kind: Block["kind"], text: string, draft: Draft, { isSectioned, blocks }: Around): void {
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
  else readPlain(text, draft, blocks.filter((block) => block.kind !== "blank").length > 2);
}

function titleOfLine(text: string): string | null {
  return text.split(" ").length > 9 || isWish(text) ? null : readTitle(text).title;
}

function readPlain(text: string, draft: Draft, isMany: boolean): void {
  if (
    isMany &&
    draft.title === null &&
    draft.lines.length === 0 &&
    !/[,:]/.test(text) &&
    titleOfLine(text) !== null
  ) {
    draft.title = titleOfLine(text);
    return;
  }
  if (isMany && isListHeading(text)) return;
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
