import type { TimeMeaning } from "../../time/time-phrase.ts";
import type { ToldDuration } from "../../time/told-duration.ts";
import type { ToldMoment } from "../symptom-event.ts";
import { findAntecedents } from "./antecedent.ts";
import type { TimeReading } from "./resolve-passage.ts";
import timing from "./wording/timing.json" with { type: "json" };

const plainWords = new Set([
  "but",
  "though",
  "however",
  ...timing.fillers.split(" "),
  ...timing.endings.flatMap((pattern) => pattern.split(/[ |?]+/)),
]);

/** That a symptom is over: at a moment, or a time after it began. */
export interface EndTelling {
  readonly moment: ToldMoment | null;
  readonly delay: (ToldDuration & { readonly text: string }) | null;
}

/** What is told of the end of each mention, by index; the last telling stands. */
export function readEnds(reading: TimeReading): Map<number, EndTelling> {
  const { passage, standing } = reading;
  const ends = new Map<number, EndTelling>();
  for (const [time, { from }] of passage.times.entries()) {
    const telling = readEnd(reading, time);
    if (telling === null) continue;
    const own = standing.toldByClause.get(passage.clauseAt[from] ?? -1) ?? [];
    const indexes = own.length > 0 ? own : listEnded(reading, from);
    for (const index of indexes) ends.set(index, joinTellings(ends.get(index), telling));
  }
  return ends;
}

/** How long a time expression tells, null for a moment. */
export function lengthOf(meaning: TimeMeaning): ToldDuration | null {
  if (meaning.kind === "duration") return meaning.duration;
  return meaning.kind === "relative" ? meaning.offset : null;
}

/** "It went away at noon", but not "work stopped at five": a clause that says nothing else. */
function listEnded({ passage, standing }: TimeReading, from: number): number[] {
  const { words, clauseAt, timeAt } = passage;
  for (let at = from; clauseAt[at] === clauseAt[from]; at--) {
    const text = words[at]?.text ?? "";
    if (timeAt[at] === -1 && !plainWords.has(text)) return [];
  }
  return findAntecedents(passage, standing, from);
}

/** "stopped this morning after two days" */
function joinTellings(known: EndTelling | undefined, { moment, delay }: EndTelling): EndTelling {
  return { moment: moment ?? known?.moment ?? null, delay: delay ?? known?.delay ?? null };
}

function readEnd({ passage, roles, resolved }: TimeReading, time: number): EndTelling | null {
  const phrase = passage.times[time]?.found;
  const role = roles[time];
  if (phrase === undefined) return null;
  const length = role === "delay" ? lengthOf(phrase.meaning) : null;
  if (length) return { moment: null, delay: { ...length, text: phrase.text } };
  if (role !== "end" && role !== "span") return null;
  const instant = resolved[time];
  const utc = role === "span" ? instant?.endUtc : (instant?.endUtc ?? instant?.startUtc);
  if (!instant || !utc) return null;
  return { moment: { utc, precision: instant.precision, text: phrase.text }, delay: null };
}
