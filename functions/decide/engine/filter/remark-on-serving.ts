import { findKind } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const asked = String.raw`\b(?:something|anything|food|(?:a )?meal|dinner|lunch|supper|breakfast|snack)(?: nice(?: and)?| really| that'?s)?`;
const mild =
  /\b(?:not|nothing|no|isn'?t|without|can'?t (?:do|take|handle))(?: too| very| any| anything| so)? (?:spicy|spice)\b/iu;
const warming = new RegExp(
  String.raw`${asked} (?:warm|warming|hot)\b(?! (?:and spicy|day|weather|sauce|dogs?))`,
  "iu",
);
const cooling = new RegExp(String.raw`${asked} (?:cold|cool|chilled|icy)\b(?! (?:day|weather|cuts))`, "iu");
const noHeat =
  /\b(?:can'?t face|can'?t do|nothing|not|no)(?: anything)?(?: too)? hot\b(?! and spicy| ?dogs?| sauce)/iu;
const crunching =
  /\b(?:only (?:wants?|eats?|likes?)|wants?|something|fancy|craving)(?: \p{L}+)? (?:crunchy|crisp|crispy)\b/iu;
const servedSoft = /\b(?:mushy|mashed?|pur[eé]ed?|stewed|soup|soggy|creamed|smoothie|compote|porridge)\b/iu;
const servedCold =
  /\b(?:gazpacho|ice[- ]?cream|sorbet|ice lolly|gelato|frozen yogh?urt|smoothie|milkshake|iced|chilled|cold|sushi|salad|overnight oats|yogh?urt)\b/iu;
const servedHot =
  /\b(?:hot|piping|ramen|stew|casserole|goulash|tagine|lasagn[ea]|baked|roast|porridge|broth|(?<!cold )soup|curry|fondue)\b/iu;
const notCold = /\b(?:warm|hot|roast(?:ed)?|grilled)\b/iu;

/** What speaks against an option that is served otherwise than the question asks: spicy, cold, hot or soft. */
export function remarkOnServing(
  { label, whole }: Pick<Candidate, "label" | "whole">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const against = [
    mild.test(text) && findKind(whole, "spicy")?.certainty === "contains"
      ? "is spicy: asked for without spice"
      : null,
    warming.test(text) && servedCold.test(label) && !notCold.test(label)
      ? "is served cold: asked for something warm"
      : null,
    crunching.test(text) && servedSoft.test(label) ? "is soft: asked for something crunchy" : null,
    (cooling.test(text) || noHeat.test(text)) && servedHot.test(label) && !servedCold.test(label)
      ? "is served hot: asked for something cool"
      : null,
  ];
  return against.flatMap((what) => (what === null ? [] : [{ grade: "sure", isSafety: false, text: what }]));
}
