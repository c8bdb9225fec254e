import { findPhrases, type PhraseHit, type PhraseIndex } from "../../../language/mod.ts";
import { clauseMark } from "./split-terms.ts";

type Segment = {
  readonly start: number;
  readonly terms: readonly string[];
};

const segmentsRead = 8;
const connectives = new Set(["with", "without", "and", "in", "on", "from", "for", "made", "except"]);

/**
 * The phrases that a catalogue name turns round: "sweet pepper" in "Peppers, sweet, red". Its last words must be a whole
 * earlier clause, its first ones the end of a later one that says nothing added ("with fruit"); each is stated as a hit
 * of its own at its place.
 */
export function findInverted<Meaning>(
  index: PhraseIndex<Meaning>,
  terms: readonly string[],
): PhraseHit<Meaning>[] {
  const segments = splitSegments(terms).slice(0, segmentsRead);
  return segments.flatMap((head, at) => {
    const describing = segments.slice(at + 1).filter((later) => !later.terms.some(isConnective));
    return describing.flatMap((later) => findAcross(index, later, head));
  });
}

function findAcross<Meaning>(
  index: PhraseIndex<Meaning>,
  later: Segment,
  head: Segment,
): PhraseHit<Meaning>[] {
  const joined = [...later.terms, ...head.terms];
  return findPhrases(index, joined)
    .filter(({ start, end }) => start < later.terms.length && end === joined.length)
    .flatMap((hit) => [
      { ...hit, start: later.start + hit.start, end: later.start + later.terms.length },
      { ...hit, start: head.start, end: head.start + head.terms.length },
    ]);
}

function isConnective(term: string): boolean {
  return connectives.has(term);
}

function splitSegments(terms: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  for (const [at, term] of [...terms, clauseMark].entries()) {
    if (term !== clauseMark) continue;
    if (at > start) segments.push({ start, terms: terms.slice(start, at) });
    start = at + 1;
  }
  return segments;
}
