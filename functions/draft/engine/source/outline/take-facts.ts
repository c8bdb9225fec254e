import { isFactLine, splitFactLine } from "./read-facts.ts";
import { certainties, type RecipeDraft } from "./recipe-draft.ts";
import { isRemark, isWish } from "./recipe-words.ts";
import { foodTermsOf, isClearWish, scoreStep } from "./score-step.ts";
import { splitSentences } from "./split-sentences.ts";

/** What a sentence behind "Serves 4." has to show to be an instruction. */
const clearStep = 1.5;
/** What somebody must not eat is no remark, however it is said. */
const needs =
  /\b(?:free|allerg\w*|intoleran\w*|coeliacs?|celiacs?|vegans?|vegetarians?|veggie|halal|kosher|pregnant|diabetic|can'?t (?:have|eat)|needs? to be|without|instead)\b/i;

/** "From my aunt. Add some mushrooms": what asks for something behind the first sentence is a wish, the rest may be steps. */
function takeRemark(line: string, draft: RecipeDraft): void {
  const foods = foodTermsOf(draft.lines);
  const [first = "", ...others] = splitSentences(line);
  const { rests } = splitFactLine(first);
  const isAsked = (text: string) =>
    !isRemark(text) && (isWish(text) || needs.test(text) || isClearWish(text, foods));
  for (const text of [...rests, ...others]) {
    if (isAsked(text)) draft.pieces.push({ kind: "wish", text, weight: certainties.listed });
    else if (scoreStep(text, foods) >= clearStep)
      draft.pieces.push({ kind: "step", text, weight: certainties.loose });
  }
}

/** Keeps a line of facts or a remark, and takes what it goes on with as a wish: "Serves 6. My aunt is coeliac". */
export function takeFacts(line: string, draft: RecipeDraft): void {
  const { facts, rests } = splitFactLine(line);
  draft.facts.push(facts);
  if (isRemark(line)) {
    takeRemark(line, draft);
    return;
  }
  for (const text of rests)
    if (isFactLine(line) || isWish(text) || needs.test(text))
      draft.pieces.push({ kind: "wish", text, weight: certainties.listed });
}
