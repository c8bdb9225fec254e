import { isFactLine, splitFactLine } from "./read-facts.ts";
import { certainties, type RecipeDraft } from "./recipe-draft.ts";
import { isWish } from "./recipe-words.ts";

/** What somebody must not eat is no remark, however it is said. */
const needs =
  /\b(?:free|allerg\w*|intoleran\w*|coeliacs?|celiacs?|vegans?|vegetarians?|veggie|halal|kosher|pregnant|diabetic|can'?t (?:have|eat)|needs? to be|without|instead)\b/i;

/** Keeps a line of facts or a remark, and takes what it goes on with as a wish: "Serves 6. My aunt is coeliac". */
export function takeFacts(line: string, draft: RecipeDraft): void {
  const { facts, rests } = splitFactLine(line);
  draft.facts.push(facts);
  for (const text of rests)
    if (isFactLine(line) || isWish(text) || needs.test(text))
      draft.pieces.push({ kind: "wish", text, weight: certainties.listed });
}
