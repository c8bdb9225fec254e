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
const servedCold =
  /\b(?:gazpacho|ice[- ]?cream|sorbet|ice lolly|gelato|frozen yogh?urt|smoothie|milkshake|iced|chilled|cold|sushi|salad|overnight oats|yogh?urt)\b/iu;
const servedHot = /\b(?:hot|piping|ramen|stew|casserole|porridge|broth|(?<!cold )soup|curry|fondue)\b/iu;
const notCold = /\b(?:warm|hot|roast(?:ed)?|grilled)\b/iu;

/** What speaks against an option that is served otherwise than the question asks: spicy, cold or hot. */
export function remarkOnServing(
  { label, whole }: Pick<Candidate, "label" | "whole">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const against = [
    mild.test(text) && findKind(whole, "spicy")?.certainty === "contains" ? "is spicy" : null,
    warming.test(text) && servedCold.test(label) && !notCold.test(label) ? "is served cold" : null,
    cooling.test(text) && servedHot.test(label) && !servedCold.test(label) ? "is served hot" : null,
  ];
  return against.flatMap((what) =>
    what === null ? [] : [{ grade: "sure", isSafety: false, text: `${what}: asked for otherwise` }],
  );
}
