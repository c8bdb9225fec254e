import { numberWordSource, oneOf } from "../../../language/mod.ts";
import stepWords from "./data/step-words.json" with { type: "json" };

/** A part of a sentence with one instruction; `joint` is what connects it to the one before. */
export type Clause = {
  readonly joint: string;
  readonly text: string;
};

const verbs = new Set(stepWords.verbs);
const nounsToo = new Set(stepWords.nounsToo);
const foodsToo = new Set(stepWords.foodsToo);
const jointForm = /(?:[,;]? (?:and|but|or) then,? |[,;]? (?:and|but|or) |[,;] then,? | then |; |, |: )/g;
const adverb =
  /^(?:(?:\p{L}+ly|well|carefully|meanwhile,?|next,?|now|first,?|finally,?|then|just|also|do not|don't) )+/iu;
const determiner = `the|a|an|your|each|both|all|it|them|this|these|some|any|half|${numberWordSource}|\\d+`;
const object = new RegExp(`^ (?:(?:${determiner})\\b|\\{)`, "i");
const complement = new RegExp(
  `^(?: (?:${determiner}|in|over|until|for|with|on|out|up|off|down|together|into|from|to|through|well|at|under)\\b| \\{|,|$)`,
  "i",
);
const plainVerbs = oneOf(stepWords.verbs.filter((verb) => !nounsToo.has(verb) && !foodsToo.has(verb)));
/** "In a bowl, then", or "In a saucepan" before "melt the butter". */
const introduced = new RegExp(
  `^${oneOf(stepWords.introductions)}\\b(?:[^,]*, (?:then )?| [^,]*? (?=${plainVerbs} (?:the|an?|your|in|together)\\b))`,
  "i",
);

/** Whether a text begins with an instruction; words that are also nouns need an object. */
export function startsWithVerb(text: string): boolean {
  const rest = text.replace(adverb, "");
  const [word = ""] = /^[\p{L}-]+/u.exec(rest) ?? [];
  const verb = word.toLowerCase();
  if (!verbs.has(verb)) return false;
  const after = rest.slice(word.length);
  if (foodsToo.has(verb)) return object.test(after);
  if (stepWords.toolsToo.includes(verb)) return /^ [\p{L}\d{]/u.test(after);
  return !nounsToo.has(verb) || complement.test(after);
}

/** "when the milk is cold, stir" is an instruction too. */
function startsInstruction(text: string): boolean {
  return startsWithVerb(text) || startsWithVerb(text.replace(introduced, ""));
}

/** The first verb of a clause after its introduction, in lower case; "" if there is none. */
export function verbOf(clause: string): string {
  const main = clause.replace(adverb, "").replace(introduced, "");
  const [word = ""] = /^[\p{L}-]+/u.exec(main.replace(adverb, "")) ?? [];
  return verbs.has(word.toLowerCase()) ? word.toLowerCase() : "";
}

/** The clauses of a sentence: "Melt the butter | , add the flour | and stir". An introduction stays with its verb. */
export function splitClauses(sentence: string): Clause[] {
  const clauses: Clause[] = [];
  let joint = "";
  let start = 0;
  for (const match of sentence.matchAll(jointForm)) {
    const end = match.index + match[0].length;
    const text = sentence.slice(start, match.index);
    const isFull = clauses.length > 0 || verbOf(text) !== "";
    if (!isFull || isInBrackets(sentence, match.index) || !startsInstruction(sentence.slice(end))) continue;
    clauses.push({ joint, text });
    joint = match[0];
    start = end;
  }
  return [...clauses, { joint, text: sentence.slice(start) }];
}

/** Joins clauses into a sentence; if clauses are gone, the last two are connected as `last` was. */
export function joinClauses(clauses: readonly Clause[], last: Clause | undefined): string {
  return clauses
    .map(({ joint, text }, index) => {
      if (index === 0) return text;
      const isLast = index === clauses.length - 1;
      return (isLast && /^, $/.test(joint) && last && /and/.test(last.joint) ? " and " : joint) + text;
    })
    .join("");
}

function isInBrackets(text: string, index: number): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}
