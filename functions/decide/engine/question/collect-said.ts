import { normaliseTerms } from "../../../../shared/domain/food/mod.ts";
import type { Span } from "../../../../shared/language/mod.ts";
import { shortenLabel } from "../shorten-label.ts";

type PlacedOption = Span & { readonly label: string };

const clausePattern = /(?:[^.,;?!\n\u2013\u2014 ]|[.,](?=\d)| (?!- ))+/gu;

/**
 * What a question says of each option beyond its name: the rest of its clause up to the next option ("mushrooms I picked
 * in the woods"), and clauses elsewhere that name it ("the chicken smells off").
 */
export function collectSaid(text: string, options: readonly PlacedOption[]): ReadonlyMap<string, string> {
  const clauses = [...text.matchAll(clausePattern)].map((match) => {
    return { start: match.index, end: match.index + match[0].length };
  });
  const apart = clauses.filter((clause) => !options.some(({ start }) => isWithin(start, clause)));
  return new Map(
    options.map((option) => {
      const clause = clauses.find((one) => isWithin(option.start, one)) ?? option;
      const next = options.filter(({ start }) => start > option.start && isWithin(start, clause));
      const end = Math.min(clause.end, ...next.map(({ start }) => start));
      const terms = new Set(normaliseTerms(option.label));
      const naming = apart
        .map((one) => text.slice(one.start, one.end))
        .filter((words) => normaliseTerms(words).some((term) => terms.has(term)));
      return [shortenLabel(option.label), [text.slice(option.start, end), ...naming].join(", ")];
    }),
  );
}

function isWithin(at: number, { start, end }: Span): boolean {
  return at >= start && at < end;
}
