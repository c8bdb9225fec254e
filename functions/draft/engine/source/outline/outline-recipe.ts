import words from "../data/recipe-words.json" with { type: "json" };
import { headTitle } from "./head-title.ts";
import { outlineSteps } from "./outline-steps.ts";
import { partOf } from "./part-of.ts";
import { partRequest } from "./part-request.ts";
import { peelRequests } from "./peel-requests.ts";
import { readServings, readTotalMinutes } from "./read-facts.ts";
import { readLoose } from "./read-loose.ts";
import { readIngredient, readStep } from "./read-section.ts";
import { findWishDish, readTitle } from "./read-title.ts";
import { type Around, certainties, type RecipeDraft, type RecipeOutline } from "./recipe-draft.ts";
import { isEditStart, isRemark, isWish, sectionOf } from "./recipe-words.ts";
import { settlePieces } from "./settle-pieces.ts";
import { spellDozens } from "./spell-dozens.ts";
import { type Block, splitBlocks } from "./split-blocks.ts";
import { splitSentences } from "./split-sentences.ts";
import { takeFacts } from "./take-facts.ts";
import { headTitleBehindRequest } from "./title-behind-request.ts";

const titleLabel = /(?:^|(?<=[\n.!?] *))(?:name|title|dish|recipe name)\s*:\s*([^\n.!?]{3,80})[.!?]?/i;
/** "Honey soy salmon for 2 -> …", "Lentil pie, serves 6. …". */
const leadingDish =
  /^\s*(\p{Lu}[\p{L} '&-]{3,50}?),? \(?(?:for|serves|makes|feeds) (\d{1,2})\)?(?: people)?\s*(?:->|→|=>|[-–—:.;,\n])\s*/u;
/** A last line that stands in brackets. */
const lastAside = /(\n\s*)[([]([^()[\]\n]{3,300})[)\]]\s*$/;
const counted = new RegExp(
  `\\b(?:makes|yields?|for) (?:about |around )?\\d{1,3} ((?:(?!(?:and|or|of)\\b)[\\p{L}-]+ ){0,2}?(?:${words.countedDishes.join("|")}))(?![\\p{L}])`,
  "iu",
);
const fewestLines = 2;
/** "Tips", "Uses for the whey": what follows is no instruction. */
const afterSteps = /\b(?:tips?|notes?|uses|extra|serv|stor)/i;

/**
 * Takes a recipe stated in free text apart: Markdown, plain lines or a sentence. A text without a recipe has no lines
 * and is all request; nothing is invented.
 */
export function outlineRecipe(text: string): RecipeOutline {
  const ofSteps = outlineSteps(text);
  if (ofSteps !== null) return ofSteps;
  const bare = spellDozens(text).replace(lastAside, "$1$2");
  const asked = headTitleBehindRequest(bare, { requiresRequest: true });
  const plain = asked ?? headTitle(bare, { isCounted: true }) ?? bare;
  const outline = outlineParted(plain);
  if (outline.title !== null || outline.lines.length < fewestLines) return outline;
  const headed = headTitleBehindRequest(bare) ?? headTitle(plain);
  return headed === null ? outline : outlineParted(headed);
}

function outlineParted(text: string): RecipeOutline {
  const parted = partRequest(text, outlineWhole);
  if (parted === null) return outlineWhole(text);
  const outline = outlineWhole(parted.recipe);
  const behind = outline.title === null ? takeDish(parted.request) : null;
  const title = outline.title ?? behind?.title ?? findWishDish([parted.request]);
  const request = [outline.request, behind?.request ?? parted.request].filter(Boolean).join("\n");
  return { ...outline, title, servings: outline.servings ?? behind?.servings ?? null, request };
}

/** "Title: rice pilaf. Make it vegan", "Honey salmon for 2 -> no honey": a dish that only the request names. */
function takeDish(text: string): Pick<RecipeOutline, "title" | "servings" | "request"> | null {
  const labelled = titleLabelled(text);
  if (labelled !== null)
    return { title: labelled, servings: readServings(text), request: text.replace(titleLabel, "").trim() };
  const [said = "", dish = "", count] = leadingDish.exec(text) ?? [];
  const title = said === "" || isWish(dish) || isEditStart(dish) ? null : readTitle(dish).title;
  return title === null ? null : { title, servings: Number(count), request: text.slice(said.length).trim() };
}

function outlineWhole(text: string): RecipeOutline {
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
    pieces: [],
    facts: [],
    section: null,
  };
  const isMany = blocks.filter(({ kind }) => kind !== "blank" && kind !== "rule").length > 2;
  for (const [at, block] of blocks.entries()) {
    readBlock(block, draft, { isSectioned, isMany, blocks, at });
    while (draft.parts.length < draft.lines.length) draft.parts.push(draft.part);
  }
  const { steps, requests: asked } = settlePieces(draft.pieces, draft.lines);
  const wished = [...requests, ...asked];
  const told = wished.reduce((rest, wish) => rest.replace(wish, "\n"), text);
  const facts = isSectioned || isMany ? draft.facts.join("\n") : told;
  return {
    title:
      draft.title ??
      titleLabelled(text) ??
      (draft.lines.length > 0 ? (findWishDish([...requests, ...asked]) ?? countedDish(text)) : null),
    lines: draft.lines,
    parts: draft.lines.map((_, at) => draft.parts[at] ?? null),
    steps: steps.length === 1 ? splitSentences(steps[0] ?? "") : steps,
    servings: draft.lines.length === 0 ? null : (readServings(facts) ?? readServings(isMany ? facts : text)),
    totalMinutes: draft.lines.length === 0 ? null : readTotalMinutes(facts),
    request: wished.join("\n").replace(titleLabel, "").trim(),
  };
}

/** "Name: Lentil dal", wherever it stands. */
function titleLabelled(text: string): string | null {
  const named = titleLabel.exec(text)?.[1];
  return named === undefined ? null : readTitle(named).title;
}

/** "Makes 12 muffins: 2 cups flour, ...". */
function countedDish(text: string): string | null {
  const dish = counted.exec(text)?.[1];
  return dish === undefined ? null : readTitle(dish).title;
}

function readBlock({ kind, text, isContinued }: Block, draft: RecipeDraft, around: Around): void {
  if (kind === "rule" && draft.section === "steps") draft.section = "remarks";
  if (kind === "blank" || kind === "rule" || kind === "label") return;
  if (kind === "heading") readHeading(text, draft);
  else if (draft.section === "ingredients") readIngredient(kind, text, draft, around);
  else if (draft.section === "steps")
    readStep(text, draft, { kind, isContinued: isContinued && kind === "plain" });
  else if (draft.section === "remarks") readRemark(text, draft);
  else if (draft.section === "request") draft.pieces.push({ kind: "wish", text, weight: certainties.sure });
  else readLoose(kind, text, draft, around);
}

/** What stands below a rule behind the steps: a wish, or where the recipe is from. */
function readRemark(text: string, draft: RecipeDraft): void {
  if (isRemark(text)) takeFacts(text, draft);
  else draft.pieces.push({ kind: "wish", text, weight: certainties.headed });
}

function readHeading(text: string, draft: RecipeDraft): void {
  const section = sectionOf(text);
  if (section !== null) draft.section = section;
  else if (draft.section === "ingredients" || (draft.section === null && draft.title !== null))
    draft.part = partOf(text);
  else if (draft.lines.length === 0 && draft.section === null) draft.title ??= readTitle(text).title;
  else if (draft.section === "steps" && afterSteps.test(text)) draft.section = "notes";
}
