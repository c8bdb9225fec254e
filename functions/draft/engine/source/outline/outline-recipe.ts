import { partOf } from "./part-of.ts";
import { peelLastSentences } from "./peel-last-sentences.ts";
import { peelRequests } from "./peel-requests.ts";
import { readServings, readTotalMinutes } from "./read-facts.ts";
import { readLoose } from "./read-loose.ts";
import { readIngredient, readStep } from "./read-section.ts";
import { findWishDish, readTitle } from "./read-title.ts";
import type { Around, RecipeDraft } from "./recipe-draft.ts";
import { sectionOf } from "./recipe-words.ts";
import { type Block, splitBlocks } from "./split-blocks.ts";
import { splitSentences } from "./split-sentences.ts";

/** A recipe told in free text, taken apart. */
export type RecipeOutline = {
  readonly title: string | null;
  /** Ingredient lines as told, headings left out. */
  readonly lines: readonly string[];
  /** The part of the dish that each line belongs to, by the headings of the list: "frosting". */
  readonly parts: readonly (string | null)[];
  readonly steps: readonly string[];
  readonly servings: number | null;
  readonly totalMinutes: number | null;
  /** What is left: the wishes, and what else the text says of who eats. */
  readonly request: string;
};

/** "Tips", "Uses for the whey": what follows is no instruction. */
const afterSteps = /\b(?:tips?|notes?|uses|extra|serv|stor)/i;

/**
 * Takes a recipe told in free text apart: Markdown, plain lines or a sentence. A text without a recipe has no lines
 * and is all request; nothing is invented.
 */
export function outlineRecipe(text: string): RecipeOutline {
  const { blocks: all, title } = splitBlocks(text);
  const { blocks, requests } = peelRequests(all);
  const isSectioned = blocks.some(
    ({ kind, text: name }) => kind === "heading" && sectionOf(name) === "ingredients",
  );
  const draft: RecipeDraft = {
    title,
    lines: [],
    parts: [],
    part: null,
    steps: [],
    facts: [],
    wishes: [],
    section: null,
  };
  const isMany = blocks.filter(({ kind }) => kind !== "blank").length > 2;
  for (const [at, block] of blocks.entries()) {
    readBlock(block, draft, { isSectioned, isMany, blocks, at });
    while (draft.parts.length < draft.lines.length) draft.parts.push(draft.part);
  }
  const { steps, requests: asked } = peelLastSentences(draft.steps, draft.lines);
  const facts = isSectioned || blocks.length > 1 ? draft.facts.join("\n") : text;
  return {
    title:
      draft.title ?? (draft.lines.length > 0 ? findWishDish([...requests, ...draft.wishes, ...asked]) : null),
    lines: draft.lines,
    parts: draft.lines.map((_, at) => draft.parts[at] ?? null),
    steps: steps.length === 1 ? splitSentences(steps[0] ?? "") : steps,
    servings: draft.lines.length === 0 ? null : readServings(facts),
    totalMinutes: draft.lines.length === 0 ? null : readTotalMinutes(facts),
    request: [...requests, ...draft.wishes, ...asked].join("\n").trim(),
  };
}

function readBlock({ kind, text, isContinued }: Block, draft: RecipeDraft, around: Around): void {
  if (kind === "blank" || kind === "label") return;
  if (kind === "heading") readHeading(text, draft);
  else if (draft.section === "ingredients") readIngredient(kind, text, draft, around);
  else if (draft.section === "steps") readStep(text, draft, isContinued && kind === "plain");
  else if (draft.section === "request") draft.wishes.push(text);
  else readLoose(kind, text, draft, around);
}

function readHeading(text: string, draft: RecipeDraft): void {
  const section = sectionOf(text);
  if (section !== null) draft.section = section;
  else if (draft.section === "ingredients") draft.part = partOf(text);
  else if (draft.lines.length === 0 && draft.section === null) draft.title ??= readTitle(text).title;
  else if (draft.section === "steps" && afterSteps.test(text)) draft.section = "notes";
}
