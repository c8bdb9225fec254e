import { numberWordSource } from "../../../language/mod.ts";
import { startsWithVerb } from "./clauses.ts";
import { matchNumber } from "./verb-number.ts";

/** A clause around the removed words: `before` ends and `after` begins where they were. */
export type Gap = {
  readonly before: string;
  readonly after: string;
  /** The article of the food, for the next one in the list: "the eggs, sugar" -> "the sugar"; else "". */
  readonly article: string;
};

const joints = "and/or|and|or|plus|as well as|along with|together with|followed by";
const nextJoint = new RegExp(`^,? (?:and then|then|${joints}) `);
const lastJoint = new RegExp(`,? (?:and then|then|${joints}) $`);
const isPhrase =
  /^(?:(?!(?:baking|cooking|icing|caster|whipping|self-raising|stuffing|filling|topping|dressing|seasoning|pudding|spring|string|herring)\b)\p{L}+ing|\p{L}+ly|and|or|until|then|for|so|to|in|on|with|over|but|which|when|while|once|because|since|unless|it|they|you|we|this|that|if|as|at|into|before|after)\b/iu;
const predicate =
  /^ (?:is|are|has|have|was|were|begins?|starts?|turns?|looks?|becomes?|gets?|should|will)\b[^,;]*/;
const stated =
  /\b(?:is|are|has|have|was|were|begins?|starts?|turns?|looks?|becomes?|gets?|should|will)\b[^,;]*$/;
const determined = new RegExp(
  `^(?:the|a|an|all|any|both|each|half|more|most|other|remaining|some|your|${numberWordSource}|plenty|lots)\\b`,
  "i",
);
const introduction = /^(?:in|on|for|when|once|after|meanwhile|while|as|if|at|using|with|next|then)\b/i;

/** The clause if the food was part of a list: "Add (gone), sugar and butter"; null if it was not. */
export function closeList({ before, after, article }: Gap): string | null {
  const next = nextJoint.exec(after)?.[0] ?? "";
  const rest = after.slice(next.length);
  if (next !== "" && !startsWithVerb(rest) && !(next.includes("then") && isPhrase.test(rest)))
    return joinNext(before, withArticle(agreeFirst(before, rest), article), next);
  const item = /^, (.*)$/s.exec(after)?.[1] ?? "";
  const isListed = before.endsWith(", ") || /,|\b(?:and|or)\b/.test(item);
  if (item !== "" && !isPhrase.test(item) && !startsWithVerb(item) && isListed)
    return before + withArticle(asPair(before, item), article);
  const last = lastJoint.exec(before);
  if (last !== null) return closeLast(before.slice(0, last.index), last[0], after);
  const isLast = after === "" && /^(?!\w+ly, )[^,]* [^,]*, $/.test(before);
  return isLast ? before.slice(0, -2) : null;
}

/** "the onion and garlic are soft" without the onion becomes "the garlic is soft". */
function agreeFirst(before: string, rest: string): string {
  const [whole = "", noun = ""] = /^((?:the )?[\p{L}-]+)(?= (?:are|have|were)\b)/u.exec(rest) ?? [];
  return whole === "" || before.includes(", ") ? rest : noun + matchNumber(rest.slice(noun.length), noun);
}

/** "until A is tender and (gone) is soft" ends after A; "until A and (gone) are soft" becomes "until A is soft". */
function closeLast(before: string, joint: string, after: string): string {
  if (predicate.test(after) && stated.test(before)) return before + after.replace(predicate, "");
  const left = bindLast(before, joint);
  return left + (/ (?:and|or) [^,]*$|, /.test(left) ? after : matchNumber(after, left));
}

function withArticle(item: string, article: string): string {
  const isOpen = article !== "" && /^\p{Ll}/u.test(item) && !determined.test(item);
  return isOpen ? article + item : item;
}

/** "A, and B" becomes "A and B" unless a third item precedes it. */
function asPair(before: string, rest: string): string {
  return /, .*, /.test(before) ? rest : rest.replace(/^([^,]*), (and|or) /, "$1 $2 ");
}

/** What follows "A, " or the verb: "A, (gone) and B" becomes "A and B", "Add (gone) and B" becomes "Add B". */
function joinNext(before: string, rest: string, joint: string): string {
  if (!before.endsWith(", ") || joint.includes("then")) return before + rest;
  const items = before.slice(0, -2);
  const isLong = joint.startsWith(",") && items.includes(", ");
  return `${items}${isLong ? joint : joint.replace(",", "")}${rest}`;
}

/** "A, B and (gone)" becomes "A and B". */
function bindLast(before: string, joint: string): string {
  const comma = before.lastIndexOf(", ");
  if (comma < 0 || joint.includes("then")) return before;
  const others = before.slice(0, comma);
  const item = before.slice(comma + 2);
  const isItem = !isPhrase.test(item) && !startsWithVerb(item) && item.split(" ").length <= 5;
  const word = joint.replace(/^,/, "").trim();
  return isItem && (!introduction.test(others) || others.includes(", "))
    ? `${others} ${word} ${item}`
    : before;
}
