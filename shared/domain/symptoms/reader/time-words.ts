import { assignStatements, type Statement } from "./passage.ts";
import type { TimeReading } from "./time-roles.ts";

/** "Every time I run" names a cause, "on and off" a course, and "twice" counts. */
const untimed =
  /^(?:every|each|any) time$|^(?:on and off|off and on)$|^(?:once|twice|thrice|x ?\d+|\d+ ?x|\S+ times)$/i;

/** The words of times that are no moment ("every morning", "for months", "lately") by the mention that they stand with. */
export function readTimeWords({ passage, assertions }: TimeReading): Map<number, string> {
  const words = new Map<number, string>();
  for (const [clause, statements] of Map.groupBy(listTimeWords(passage), ({ clause: id }) => id)) {
    const indexes = assertions.presentByClause.get(clause) ?? [];
    for (const [index, { before, behind }] of assignStatements(passage, indexes, statements)) {
      const text = (behind ?? before)?.value;
      if (text !== undefined) words.set(index, text);
    }
  }
  return words;
}

function listTimeWords({
  times,
  clauseAt,
}: TimeReading["passage"]): (Statement<string> & { clause: number })[] {
  return times.flatMap(({ from, to, found: { meaning, text } }) => {
    const isLoose = meaning.kind === "frequency" || meaning.kind === "vague" || meaning.kind === "remote";
    if (!isLoose || untimed.test(text)) return [];
    return [{ from, to, value: text, clause: clauseAt[from] ?? -1 }];
  });
}
