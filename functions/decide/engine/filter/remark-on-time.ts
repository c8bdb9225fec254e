import { numberSource, readNumberText } from "../../../../shared/language/mod.ts";
import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const number = `(?<number>half an|an|${numberSource})`;
const unit = String.raw`(?<unit>minutes?|mins?|hours?|hrs?|h)\b`;
/** "3-4 hours" takes three at least. */
const range = String.raw`(?:\s?(?:-|–|to)\s?${numberSource})?`;
const duration = String.raw`\b${number}${range}\s?-?${unit}`;
const leaving = "call|work|school run|meeting|class|lesson|shift|bus|train|flight|taxi|zoom|exam";
const budgets = [
  String.raw`\b(?:i|i've|we|we've) (?:only |just )?(?:have|got) (?:only |just |about |like |max )*${duration}(?! (?:after|since|ago|of |into))`,
  String.raw`\b(?:got|only have|max|in under|within|in less than) (?:about |like )?${duration}(?! (?:after|since|ago|of |into))`,
  String.raw`\b(?:${leaving}|kick-?off|kick off|leaving) (?:is |starts |leaves )?in (?:about |like )?${duration}`,
  String.raw`(?:^|[.!?,;]\s*|\b(?:i've|i|we|we've|got|have|with) )(?:only|just) (?:got |have |about |like )*${duration}(?! (?:after|since|ago|of |into|from))`,
  String.raw`${duration} (?:(?:before|till|until) (?:i|we|he|she|they|my|the|a|our|his|her) |(?:before|till|until) (?:kick[- ]?off|${leaving})\b|to (?:spare|cook|make|eat)\b|tops\b|max(?:imum)?\b|at (?:the )?most\b)`,
].map((pattern) => new RegExp(pattern, "iu"));
const needed = new RegExp(
  String.raw`(?:\b(?:needs?|takes?|cooks? (?:for|in)|bakes? (?:for|in)|ready in) (?:about |around |at least |another )?|\(|^)${duration}`,
  "iu",
);
/** What takes an hour at least where it is not ready yet. */
const slow =
  /\bfrom scratch\b|\bslow[- ](?:cook|roast|brais)\w*|\bneeds? (?:to )?(?:prov|soak|marinat|ris)\w*/iu;
const ready =
  /\b(?:left ?over|leftovers|already|ready[- ]made|reheated|from (?:yesterday|the (?:freezer|deli|shop))|batch)\b/iu;
const leastSlowMinutes = 60;

/** What speaks against an option that takes longer than there is time; nothing where either is not stated. */
export function remarkOnTime(
  { label }: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const most = budgets.map((pattern) => readMinutes(pattern.exec(text))).find((minutes) => minutes !== null);
  if (most === undefined || most === null || ready.test(label)) return [];
  const stated = readMinutes(needed.exec(label));
  const isSlow = stated === null && most < leastSlowMinutes && slow.test(label);
  if (!isSlow && (stated === null || stated <= most)) return [];
  const taken = isSlow ? "longer than" : `${stated} minutes, more than`;
  return [{ grade: "sure", isSafety: false, text: `takes ${taken} the ${most} minutes there are` }];
}

function readMinutes(found: RegExpExecArray | null): number | null {
  const { number: written = "", unit: named = "" } = found?.groups ?? {};
  const value = written === "half an" ? 1 / 2 : written === "an" ? 1 : readNumberText(written);
  return value === null ? null : named.toLowerCase().startsWith("h") ? value * 60 : value;
}
