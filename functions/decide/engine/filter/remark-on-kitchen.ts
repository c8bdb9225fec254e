import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const onlyKettle =
  /\b(?:only|just) (?:have |got |has )?(?:a|the) kettle\b|\b(?:no|without an?|don't have an?|haven't got an?) (?:oven|hob|stove|cooker)\b/iu;
const noMicrowave = /\bno microwave\b|\b(?:only|just) (?:have |got |has )?(?:a|the) kettle\b/iu;
const microwaved = /\bmicrowav\w*|\bready meal\b/iu;
const cooked =
  /\b(?:frozen (?!yogurt|yoghurt|berr|fruit|grape|banana)|bak(?:e|ed|ing)\b|roast\w*|grill\w*|fr(?:y|ied)\b|stir[- ]fr\w*|oven\w*|raw (?:chicken|meat|mince|fish)|steaks?\b|omelet\w*|pancakes?\b|lasagn[ae]\b|fish fingers\b)/iu;
const ready =
  /\b(?:already|cooked|leftover|cold|ready|pot|instant|tinned|canned|smoked|from the deli|rotisserie)\b/iu;

/** What speaks against an option that needs an oven or a hob, where the question has none. */
export function remarkOnKitchen(
  { label }: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const isCold = onlyKettle.test(text) && cooked.test(label) && !ready.test(label);
  const isMicrowaved = microwaved.test(label) && !noMicrowave.test(text);
  if (!isCold || isMicrowaved) return [];
  return [{ grade: "sure", isSafety: false, text: "needs an oven or a hob, and there is none" }];
}
