import { type Clause, joinClauses, splitClauses, verbOf } from "./clauses.ts";
import { dropFromClause } from "./drop-from-clause.ts";
import type { MentionFinder } from "./mention.ts";

const PRONOUN =
  /^(?:[^,]*, )?(?:\p{L}+ly )?\p{L}+(?: (?:in|up|out|together|for))? (?:it|them|these|this|onto|over|on top)\b/iu;
const MIXED_WITH = /^((?:mix|whisk|beat|stir|combine|blend|toss|mash)) (?:it|them)(?: together)? with/iu;
const PREPOSITION = / (?:with|in|into|over|on|onto|to|of|from|using) /;

/**
 * The sentence without the foods that go and get no new name: out of their list or phrase, else without the clause that
 * is about them alone; empty where nothing is left to do.
 */
export function dropMentions(sentence: string, findMentions: MentionFinder): string {
  const findGone: MentionFinder = (text) =>
    findMentions(text).filter(({ swaps }) => swaps.every(({ to }) => to === null));
  if (findGone(sentence).length === 0) return sentence;
  const [, body = "", end = ""] = /^(.*?)([.!?:]*["')]?\s*)$/s.exec(sentence) ?? [];
  const clauses = splitClauses(body);
  const left = dropClauses(clauses, findGone);
  const text = joinClauses(left, clauses.at(-1));
  return text === "" || findGone(text).length > 0 ? "" : text.slice(0, 1).toUpperCase() + text.slice(1) + end;
}

/** What is done to "it" after a food that went goes with it: "Fry the bacon and crumble it". */
function dropClauses(clauses: readonly Clause[], findGone: MentionFinder): Clause[] {
  const left: Clause[] = [];
  let isObjectGone = false;
  for (const clause of clauses) {
    const text: string = isObjectGone ? dropPronoun(clause.text) : dropFromClause(clause.text, findGone);
    if (findGone(text).length > 0) continue;
    if (text !== "") left.push({ ...clause, text });
    else if (isBareVerb(left.at(-1)) && /and|or/.test(clause.joint)) left.pop();
    isObjectGone = text === "" && (isObjectGone || isAboutFood(clause.text, findGone));
  }
  return left;
}

/** "mix them with the sugar" is "mix the sugar"; "crumble it" is nothing; without pronoun it stays. */
function dropPronoun(clause: string): string {
  const mixed = clause.replace(MIXED_WITH, "$1");
  return mixed === clause && PRONOUN.test(clause) ? "" : mixed;
}

/** "Crack" of "Crack and add the eggs": its object stands in the next clause. */
function isBareVerb(clause: Clause | undefined): boolean {
  return (
    clause !== undefined &&
    /^\p{L}+$/u.test(clause.text) &&
    !/^(?:stir|mix|serve|bake|cook|simmer|chill|cool|rest|cover|drain)$/i.test(clause.text)
  );
}

function isAboutFood(clause: string, findGone: MentionFinder): boolean {
  const [first] = findGone(clause);
  return first !== undefined && verbOf(clause) !== "" && !PREPOSITION.test(clause.slice(0, first.start));
}
