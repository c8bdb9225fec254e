import { readSymptoms } from "../../../shared/domain/symptoms/read-symptoms.ts";
import type { SymptomEvent } from "../../../shared/domain/symptoms/symptom-event.ts";
import type { ExpectedEvent, SymptomCase } from "./symptom-case.ts";

/** The members of an event that are judged beside its type. */
export const fields = [
  "intensity",
  "duration",
  "onset_utc",
  "end_utc",
  "body_site",
  "course",
  "trigger",
  "red_flag",
  "subject",
] as const;
export type Field = (typeof fields)[number];

/** One judged member of a matched event. */
export type JudgedField = {
  readonly field: Field;
  readonly expected: unknown;
  readonly read: unknown;
  readonly isRight: boolean;
};

/** How the reading of a case compares with what it expects. */
export type JudgedCase = {
  readonly symptomCase: SymptomCase;
  readonly found: number;
  /** Types that were not read, and types that were read and not expected. */
  readonly missed: readonly string[];
  readonly extra: readonly string[];
  readonly fields: readonly JudgedField[];
};

/** Reads the text of a case and judges it; events match by type, of several of one type by onset. */
export function judgeCase(symptomCase: SymptomCase): JudgedCase {
  const { text, timezone, reported_time, occurred_at_utc, expected } = symptomCase;
  const open = readSymptoms(text, {
    timezone: timezone ?? null,
    reportedInstant: reported_time ?? null,
    occurredAtUtc: occurred_at_utc ?? null,
    occurredEndAtUtc: null,
  });
  const missed: string[] = [];
  const judged: JudgedField[] = [];
  let found = 0;
  for (const event of expected) {
    const read = takeMatch(open, event);
    if (read === null) missed.push(event.type);
    else found++;
    judged.push(...judgeFields(event, read));
  }
  return { symptomCase, found, missed, extra: open.map(({ symptomId }) => symptomId), fields: judged };
}

function takeMatch(open: SymptomEvent[], { type, onset_utc: onset }: ExpectedEvent): SymptomEvent | null {
  const exact = open.findIndex((event) => event.symptomId === type && event.onset?.utc === onset);
  const at = exact >= 0 ? exact : open.findIndex(({ symptomId }) => symptomId === type);
  return at < 0 ? null : (open.splice(at, 1)[0] ?? null);
}

/** Of an event that was not read, nothing was read. */
function judgeFields(expected: ExpectedEvent, event: SymptomEvent | null): JudgedField[] {
  const read = {
    intensity: event?.intensity ?? null,
    duration: event?.duration?.iso ?? null,
    onset_utc: event?.onset?.utc ?? null,
    end_utc: event?.end?.utc ?? null,
    body_site: event?.bodySite ?? null,
    course: event?.course ?? null,
    trigger: event?.trigger?.text ?? null,
    red_flag: event?.redFlag ?? false,
    subject: event?.subject ?? null,
  };
  return fields
    .filter((field) => expected[field] !== undefined)
    .map((field) => ({
      field,
      expected: expected[field],
      read: read[field],
      isRight: expected[field] === read[field],
    }));
}
