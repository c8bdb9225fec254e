import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const amount = String.raw`(?<amount>\d+(?:\.\d+)?|half an|an|one|two|three|four|five|ten|fifteen|twenty|thirty)\s?-?(?<unit>minutes?|mins?|hours?|hrs?)\b`;
const budgets = [
  String.raw`\b(?:only|just|i(?:'ve)?|we(?:'ve)?|have|got|max(?:imum)?|within|under|less than|no more than)\s+(?:have |got |about |around |like |max )*${amount}(?! (?:after|since|before (?:a|the|my)? ?(?:run|race|workout|training|gym|match|game|bed)|ago|of (?:cardio|running)))`,
  String.raw`\b(?:train|bus|call|meeting|taxi|lift|class|lesson|shift|flight|kick-?off|exam|film|zoom|leaving|out the door)\s+(?:is |starts |leaves )?(?:in|within)\s+(?:about |like )?${amount}`,
  String.raw`${amount} (?:before (?:my|the|a|our) (?:call|meeting|class|lesson|shift|bus|train|lunch break ends|zoom)|till|until|to (?:spare|cook|make|eat|go)\b|left\b|tops\b|max\b)`,
].map((pattern) => new RegExp(pattern, "iu"));
const needed = new RegExp(
  String.raw`(?:\b(?:needs?|takes?|taking|wants?|cooks?|cooked|simmer(?:s|ed)?|roast(?:s|ed)?|bakes?|baked|braised?|prov(?:e|es|ed|ing)|ready)\s+(?:for |in |about |around |at least |another )*|^|[\s(])${amount}`,
  "iu",
);
/** What takes an hour at least where it is not ready yet. */
const slow =
  /\bfrom scratch\b|\bslow[- ](?:cook|roast|brais)\w*|\bneeds? (?:to )?(?:prov|soak|marinat|ris)\w*/iu;
const ready =
  /\b(?:left ?over|leftovers|already|ready[- ]made|reheated|from (?:yesterday|the freezer)|batch)\b/iu;
const leastSlowMinutes = 60;
const numbers: Readonly<Record<string, number>> = {
  "half an": 0.5,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

/** What speaks against an option that takes longer than there is time; nothing where either is not stated. */
export function remarkOnTime(
  { label }: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const most = budgets.map((pattern) => readMinutes(pattern.exec(text))).find((minutes) => minutes !== null);
  if (most === undefined || most === null || ready.test(label)) return [];
  const stated = readMinutes(needed.exec(label));
  if (stated !== null && stated > most)
    return [
      { grade: "sure", isSafety: false, text: `takes ${stated} minutes, more than the ${most} there are` },
    ];
  if (stated !== null || most >= leastSlowMinutes || !slow.test(label)) return [];
  return [{ grade: "sure", isSafety: false, text: `takes longer than the ${most} minutes there are` }];
}

function readMinutes(found: RegExpExecArray | null): number | null {
  const { amount: written, unit } = found?.groups ?? {};
  if (written === undefined || unit === undefined) return null;
  const value = numbers[written.toLowerCase()] ?? Number(written);
  return unit.toLowerCase().startsWith("h") ? value * 60 : value;
}
