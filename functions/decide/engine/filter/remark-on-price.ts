import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const sign = String.raw`(?:[$£€₹₦₱₵¥]|\b(?:rs\.?|ksh|kes|usd|r(?=\d)))`;
const currency =
  "dollars?|bucks|quid|pounds|euros?|shillings?|bob|naira|pesos?|rand|rupees?|cedis?|ringgit|baht|yen|kwacha|birr|dirhams?|kronor|kroner|zloty|rupiah|francs?";
const money = String.raw`(?:${sign}\s?(?<before>\d+(?:\.\d{1,2})?)|(?<behind>\d+(?:\.\d{1,2})?)\s?(?:${currency})\b(?! (?:to (?:lose|gain)|of|over|under|heavier|lighter|overweight)\b))`;
const budget = new RegExp(
  String.raw`\b(?:under|below|less than|max(?:imum)?|up to|within|no more than|at most|not over|budget(?: is| of)?|only (?:have|got)|(?:i|we)(?:'ve)? (?:only )?(?:have|got))\s+(?:only |about |around )?${money}`,
  "iu",
);
const left = new RegExp(
  String.raw`${money}\s+(?:to my name|left\b(?! to (?:lose|gain))|(?:til|till|until) pay ?day|to last\b|to spend\b|in my (?:pocket|account|purse)|max\b|budget\b)`,
  "iu",
);
const marked = new RegExp(money, "iu");
/** The price that follows the name of an option: "salmon at £4.50", "stew is 80 shillings". */
const following = new RegExp(`^(?: (?:at|is|are|for|costs?|comes to|in town|there))*[ :(,-]*${money}`, "iu");
/** "Burrito bowl 9.45" */
const bare = /(?<=\p{L}\s)(\d+\.\d{2})$/u;

/** What speaks against an option that costs more than the question can spend; nothing where either is not stated. */
export function remarkOnPrice(
  { label }: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const most = readMoney(budget.exec(text)) ?? readMoney(left.exec(text));
  const price = readMoney(marked.exec(label)) ?? readMoney(bare.exec(label)) ?? readBehind(text, label);
  if (most === null || price === null || price <= most) return [];
  return [{ grade: "sure", isSafety: false, text: `costs ${price.toFixed(2)}, over the ${most} to spend` }];
}

/** What money there is to spend, as it is written; null where none is stated. */
export function findMoneyLeft(text: string): { readonly start: number; readonly end: number } | null {
  const found = left.exec(text);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

function readBehind(text: string, label: string): number | null {
  const at = text.toLowerCase().indexOf(label.toLowerCase());
  return at < 0 ? null : readMoney(following.exec(text.slice(at + label.length)));
}

function readMoney(found: RegExpExecArray | null): number | null {
  if (found === null) return null;
  return Number(found.groups?.before ?? found.groups?.behind ?? found[1]);
}
