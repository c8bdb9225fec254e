import { isListHeading } from "../clean-line.ts";
import { isFactLine } from "./read-facts.ts";
import { readList } from "./read-list.ts";
import { readProse } from "./read-prose.ts";
import { partition } from "./read-section.ts";
import { readTitle } from "./read-title.ts";
import type { Around, RecipeDraft } from "./recipe-draft.ts";
import { isDirectWish, isStep, isWish } from "./recipe-words.ts";
import type { Block } from "./split-blocks.ts";
import { splitSentences } from "./split-sentences.ts";

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
  const isLong = text.split(" ").length > longestTitle;
  if (isLong || isWish(text) || /^for\b/i.test(text) || readList(text).amounts > 0) return null;
  return readTitle(text).title;
}

function readPlain(text: string, draft: RecipeDraft, isMany: boolean): void {
  const isFirst = isMany && draft.title === null && draft.lines.length === 0;
  const title = isFirst && !/[,:](?!$)/.test(text) ? titleOfLine(text) : null;
  if (title !== null) {
    draft.title = title;
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
