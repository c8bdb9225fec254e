import { findPhrases, type Span } from "../../../language/mod.ts";
import { indexNeeds, isBreak, type Reading, spanOf, wordAt } from "../../constraints/mod.ts";
import data from "./data/asides.json" with { type: "json" };
import { expandPattern } from "./expand-pattern.ts";

type Cue = keyof typeof data.phrases;

/** A clause by its tokens, from `start` to before `end`, and the cues in it. */
type Clause = {
  readonly start: number;
  readonly end: number;
  readonly cues: ReadonlySet<Cue>;
  /** The whole clause denies of the writer what was said of another: "I'm not". */
  readonly isOwnDenial: boolean;
  /** Its sentence tells of a severe reaction: "reacted to mustard as a kid, epipen". */
  readonly isGrave: boolean;
};

const sentenceEnds = new Set([".", "!", "?", ";", "\n"]);
const cues = indexNeeds<Cue>(
  cueNames().flatMap((cue) =>
    data.phrases[cue].flatMap(expandPattern).map((phrase) => [phrase, cue] as const),
  ),
);

/**
 * Clauses that do not count: those about people who will not eat ("my coworker has a nut allergy, I'm fine with nuts"),
 * and those about a time that is over ("I was pregnant last year").
 */
export function findAsides(reading: Reading): Span[] {
  const clauses = listClauses(reading);
  const all = new Set(clauses.flatMap((clause) => [...clause.cues]));
  const areOthersOut = all.has("self") && !all.has("guest");
  // "My husband's on warfarin, I'm not": those who eat at the same table are out only where it is said so plainly.
  const isHouseholdOut =
    clauses.some(({ isOwnDenial }) => isOwnDenial) && !all.has("guest") && !all.has("shared");
  return clauses
    .filter(
      (clause) =>
        (areOthersOut && clause.cues.has("stranger")) ||
        (isHouseholdOut && clause.cues.has("household")) ||
        isOver(clause),
    )
    .map(({ start, end }) => spanOf(reading, start, end));
}

function isOver({ cues: found, isGrave }: Clause): boolean {
  if (found.has("history")) return true;
  // "Peanuts nearly killed me as a kid": an allergy that grave is not over with childhood.
  if (found.has("earlier")) return !isGrave;
  if (found.has("stopped")) return !found.has("recent");
  return found.has("was") && found.has("ago") && !found.has("lasting");
}

function listClauses(reading: Reading): Clause[] {
  const hits = findPhrases(cues, reading.terms);
  const starts = new Set(hits.filter(({ meaning }) => meaning === "clauseStart").map(({ start }) => start));
  const clauses: Clause[] = [];
  let start = 0;
  for (let at = 0; at <= reading.tokens.length; at++) {
    if (!isBreak(reading, at) && !starts.has(at)) continue;
    if (at > start) {
      const inside = hits.filter((hit) => hit.start >= start && hit.end <= at);
      const isGrave = hits.some(
        (hit) => hit.meaning === "grave" && isInOneSentence(reading, hit.start, { start, end: at }),
      );
      const isOwnDenial = inside.some((hit) => hit.meaning === "ownDenial" && isWhole(reading, hit, start));
      clauses.push({
        start,
        end: at,
        cues: new Set(inside.map(({ meaning }) => meaning)),
        isOwnDenial,
        isGrave,
      });
    }
    start = isBreak(reading, at) ? at + 1 : at;
  }
  return clauses;
}

function isInOneSentence(
  reading: Reading,
  place: number,
  { start, end }: Pick<Clause, "start" | "end">,
): boolean {
  const [from, to] = place < start ? [place, start] : [end, place];
  for (let at = from; at < to; at++) if (sentenceEnds.has(wordAt(reading, at))) return false;
  return true;
}

/** Whether nothing but "but" stands before a hit in its clause, and no word after it. */
function isWhole(reading: Reading, { start, end }: { start: number; end: number }, from: number): boolean {
  const isFirst = start === from || (start === from + 1 && wordAt(reading, from) === "but");
  return isFirst && reading.tokens[end]?.kind !== "word";
}

/** Holds for object literals, which have no names but those of their type. */
function cueNames(): Cue[] {
  return Object.keys(data.phrases) as Cue[];
}
