import type { Span } from "../../../../shared/language/mod.ts";
import { splitCommas } from "./choices.ts";
import type { Clause } from "./clauses.ts";
import { andJoiners, findJoins } from "./find-joins.ts";
import { offerPattern } from "./inner-question.ts";
import { cutPiece } from "./piece.ts";
import { type Choice, readOption } from "./read-option.ts";

/** What is said to be there in a story: "my husband made lasagne and there's a protein shake in the fridge". */
export function findOffers(text: string, clause: Clause, stated: readonly Span[]): Choice[] {
  const parts = cutPiece(clause, findJoins(text, clause, stated, andJoiners)).flatMap((part) =>
    splitCommas(text, part),
  );
  return parts.flatMap((part) => {
    const words = text.slice(part.start, part.end);
    const found = [...words.matchAll(offerPattern)].at(-1);
    if (found === undefined) return [];
    const piece = { start: part.start + found.index + found[0].length, end: part.end };
    return readOption(text, piece, stated).map((choice) => ({ ...choice, isSoft: true }));
  });
}
