import type { Candidate } from "../candidate.ts";
import { findMoneyLeft, moneySource, readMoney } from "../question/money.ts";
import type { Question } from "../question.ts";
import type { Remark } from "./remark.ts";

const budget = new RegExp(
  String.raw`\b(?:under|below|less than|max(?:imum)?|up to|within|no more than|at most|not over|budget(?: is| of)?|only (?:have|got)|(?:i|we)(?:'ve)? (?:only )?(?:have|got))\s+(?:only |about |around )?${moneySource}`,
  "iu",
);
const marked = new RegExp(moneySource, "iu");
/** The price that follows the name of an option: "salmon at £4.50", "stew is 80 shillings". */
const following = new RegExp(
  `^(?: (?:at|is|are|for|costs?|comes to|in town|there))*[ :(,-]*${moneySource}`,
  "iu",
);
/** "Burrito bowl 9.45" */
const bare = /(?<=\p{L}\s)(?<behind>\d+\.\d{2})$/u;

/** What speaks against an option that costs more than the question can spend; nothing where either is not stated. */
export function remarkOnPrice(
  candidate: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const most = readMoney(budget.exec(text)) ?? findMoneyLeft(text)?.amount ?? null;
  const price = readPrice(candidate, text);
  if (most === null || price === null || price <= most) return [];
  return [{ grade: "sure", isSafety: false, text: `costs ${price.toFixed(2)}, over the ${most} to spend` }];
}

/** The price that a question states of an option; null for none. */
export function readPrice({ label }: Pick<Candidate, "label">, text: string): number | null {
  return readMoney(marked.exec(label)) ?? readMoney(bare.exec(label)) ?? readBehind(text, label);
}

function readBehind(text: string, label: string): number | null {
  const at = text.toLowerCase().indexOf(label.toLowerCase());
  return at < 0 ? null : readMoney(following.exec(text.slice(at + label.length)));
}
