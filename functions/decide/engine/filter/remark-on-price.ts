import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const money = String.raw`(?:[$£€]\s?(?<before>\d+(?:\.\d{1,2})?)|(?<behind>\d+(?:\.\d{1,2})?)\s?(?:dollars?|bucks|quid|pounds|euros?)\b(?! (?:to (?:lose|gain)|of|over|under|heavier|lighter|overweight)\b))`;
const budget = new RegExp(
  String.raw`\b(?:under|below|less than|max(?:imum)?|up to|within|no more than|at most|not over|budget(?: is| of)?|only (?:have|got)|i(?:'ve)? (?:have|got))\s+(?:about |around )?${money}`,
  "iu",
);
const left = new RegExp(
  String.raw`${money}\s+(?:to my name|left\b(?! to (?:lose|gain))|(?:til|till|until) pay ?day|to last\b|to spend\b|in my (?:pocket|account|purse)|max\b|budget\b)`,
  "iu",
);
const marked = new RegExp(money, "iu");
/** "Burrito bowl 9.45" */
const bare = /(?<=\p{L}\s)(\d+\.\d{2})$/u;

/** What speaks against an option that costs more than the question can spend; nothing where either is not stated. */
export function remarkOnPrice(
  { label }: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const most = readMoney(budget.exec(text)) ?? readMoney(left.exec(text));
  const price = readMoney(marked.exec(label)) ?? readMoney(bare.exec(label));
  if (most === null || price === null || price <= most) return [];
  return [{ grade: "sure", isSafety: false, text: `costs ${price.toFixed(2)}, over the ${most} to spend` }];
}

function readMoney(found: RegExpExecArray | null): number | null {
  if (found === null) return null;
  return Number(found.groups?.before ?? found.groups?.behind ?? found[1]);
}
