import { joinClauses, splitClauses } from "./clauses.ts";
import { dropFromClause } from "./drop-from-clause.ts";
import type { MentionFinder } from "./mention.ts";

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
  const left = clauses.flatMap((clause) => {
    const text = dropFromClause(clause.text, findGone);
    return text === "" ? [] : [{ ...clause, text }];
  });
  const text = joinClauses(left, clauses.at(-1));
  return text === "" || findGone(text).length > 0 ? "" : text.slice(0, 1).toUpperCase() + text.slice(1) + end;
}
