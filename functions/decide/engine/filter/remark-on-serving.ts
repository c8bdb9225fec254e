import { findKind } from "../../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "../candidate.ts";
import data from "../data/serving-words.json" with { type: "json" };
import type { Question } from "../question.ts";
import { matchWords } from "./match-words.ts";
import type { Remark } from "./remark.ts";

const afterVerb = String.raw`(?<!\b(?:is|are|was|were|it'?s|that'?s) )`;
const wanting = String.raw`\b(?:want|need|fanc(?:y|ies)|feel like|crav(?:e|ing)|looking for|prefer)s?(?: an?| some| my)?`;
const mild = new RegExp(
  String.raw`\b(?:${afterVerb}not|nothing|no|without|can'?t (?:do|take|handle))(?: too| very| any| anything| so)? (?:spicy|spice)\b`,
  "iu",
);
const warming = asking("warm|warming|hot", "and spicy|day|weather|sauce|dogs?|water|chocolate");
const cooling = asking("cold|cool|chilled|icy", "day|weather|cuts|water");
const noHeat = /\b(?:can'?t (?:face|do)(?: anything)?|nothing)(?: too)? hot\b(?! and spicy| ?dogs?| sauce)/iu;
const crunching =
  /\b(?:only (?:wants?|eats?|likes?)|wants?|something|fancy|craving)(?: \p{L}+)? (?:crunchy|crisp|crispy)\b/iu;
const served = {
  soft: matchWords(data.served.soft),
  cold: matchWords(data.served.cold),
  hot: matchWords(data.served.hot),
  notCold: matchWords(data.served.notCold),
};

/** "Something warm", "need a hot meal"; the lunch of "I'm at lunch cold and wet" is not asked to be cold. */
function asking(words: string, unlessBehind: string): RegExp {
  const thing = String.raw`\b(?:something|anything)(?: nice(?: and)?| really| that'?s)?`;
  return new RegExp(String.raw`(?:${thing}|${wanting}) (?:${words})\b(?! (?:${unlessBehind}))`, "iu");
}

/** What speaks against an option that is served otherwise than the question asks: spicy, cold, hot or soft. */
export function remarkOnServing(
  { label, whole }: Pick<Candidate, "label" | "whole">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const against = [
    mild.test(text) && findKind(whole, "spicy")?.certainty === "contains"
      ? "is spicy: asked for without spice"
      : null,
    warming.test(text) && served.cold.test(label) && !served.notCold.test(label)
      ? "is served cold: asked for something warm"
      : null,
    crunching.test(text) && served.soft.test(label) ? "is soft: asked for something crunchy" : null,
    (cooling.test(text) || noHeat.test(text)) && served.hot.test(label) && !served.cold.test(label)
      ? "is served hot: asked for something cool"
      : null,
  ];
  return against.flatMap((what) => (what === null ? [] : [{ grade: "sure", isSafety: false, text: what }]));
}
