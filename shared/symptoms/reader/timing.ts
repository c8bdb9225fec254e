import { addDuration } from "../../time/add-duration.ts";
import type { ToldDuration } from "../../time/told-duration.ts";
import type { SymptomEvent, ToldMoment } from "../symptom-event.ts";
import { type DurationWords, readDurations } from "./duration.ts";
import { type EndTelling, readEnds } from "./end.ts";
import { readOnsets } from "./onset.ts";
import type { Passage } from "./passage.ts";
import { resolvePassage } from "./resolve-passage.ts";
import type { FullStanding } from "./standing.ts";
import { assignRoles } from "./time-role.ts";

/** What the caller knows of the report's time; instants are ISO 8601 in UTC. */
export interface SymptomContext {
  /** An IANA zone. */
  readonly timezone: string | null;
  readonly reportedInstant: string | null;
  readonly occurredAtUtc: string | null;
  readonly occurredEndAtUtc: string | null;
}

/** When a symptom began and ended and how long it went on, as far as it is told. */
export type Timing = Pick<SymptomEvent, "onset" | "end" | "duration">;

/** The timing of every told mention, by index. What the words leave open the context fills. */
export function readTimings(
  passage: Passage,
  standing: FullStanding,
  context: SymptomContext,
): Map<number, Timing> {
  const roles = assignRoles(passage, standing.ended);
  const resolved = resolvePassage(passage, context);
  const reading = { passage, standing, roles, resolved };
  const onsets = readOnsets(reading);
  const ends = readEnds(reading);
  const durations = readDurations(reading);
  return new Map(
    [...standing.told].map((index) => {
      const told = { onset: onsets.get(index) ?? null, duration: durations.get(index) ?? null };
      return [index, complete({ ...told, ending: ends.get(index) ?? null }, context)];
    }),
  );
}

interface ToldTiming {
  readonly onset: ToldMoment | null;
  readonly duration: DurationWords | null;
  readonly ending: EndTelling | null;
}

function complete({ onset, duration, ending }: ToldTiming, context: SymptomContext): Timing {
  const { occurredAtUtc, occurredEndAtUtc } = context;
  const length = duration ?? ending?.delay ?? null;
  const worked = onset ?? shift(ending?.moment ?? null, length, -1, context);
  const start = worked ?? give(occurredAtUtc);
  const isOver = ending !== null || duration?.isOver === true;
  const end = ending?.moment ?? (isOver ? shift(start, ending?.delay ?? length, 1, context) : null);
  return orderDays(
    { onset: start, end: end ?? (worked ? null : give(occurredEndAtUtc)), duration: tellLength(length) },
    context,
  );
}

/** A clock time that leaves the half of the day open. */
const openHour = /^(?!.*\b(?:am|pm|noon|midnight|morning|evening|night|afternoon)\b)\D*\d{1,2}(?::\d\d)?$/i;

/** "Started after dinner and lasted until 11pm": an end told before the beginning is of the other day. */
function orderDays(told: Timing, context: SymptomContext): Timing {
  const { onset, end } = told;
  if (onset === null || end === null || end.utc >= onset.utc) return told;
  const half = openHour.test(onset.text ?? "") ? addDuration(onset.utc, "PT12H", context.timezone, -1) : null;
  if (half !== null && half <= end.utc) return { ...told, onset: { ...onset, utc: half } };
  const later = addDuration(end.utc, "P1D", context.timezone);
  if (later !== null && later >= onset.utc && later <= (context.reportedInstant ?? ""))
    return { ...told, end: { ...end, utc: later } };
  const earlier = addDuration(onset.utc, "P1D", context.timezone, -1);
  return earlier !== null && earlier <= end.utc
    ? { ...told, onset: { ...onset, utc: earlier } }
    : { ...told, end: null };
}

function shift(
  from: ToldMoment | null,
  length: ToldDuration | null,
  direction: 1 | -1,
  { timezone }: SymptomContext,
): ToldMoment | null {
  const utc = from && length ? addDuration(from.utc, length.iso, timezone, direction) : null;
  return from === null || utc === null ? null : { utc, precision: from.precision, text: null };
}

function tellLength(length: (ToldDuration & { readonly text: string }) | null): Timing["duration"] {
  if (length === null) return null;
  const { iso, minIso, maxIso, isApproximate, text } = length;
  return { iso, minIso, maxIso, isApproximate, text };
}

function give(utc: string | null): ToldMoment | null {
  return utc === null ? null : { utc, precision: "given", text: null };
}
