import type { TimePrecision } from "../time/resolve-point.ts";

/** How a symptom goes on. */
export type SymptomCourse = "worse" | "better" | "intermittent" | "constant";

/** When what was named as the cause was taken, seen from the symptom. */
export type TriggerRelation = "before" | "during" | "after" | "immediately_after" | "with";

/** A moment in UTC (ISO 8601), how exactly it was told, and its words (null when it was worked out). */
export interface ToldMoment {
  readonly utc: string;
  readonly precision: TimePrecision | "given";
  readonly text: string | null;
}

/** One symptom that the reporting person has or had, as told. */
export interface SymptomEvent {
  /** Symptom Ontology id (`SYMP:0000457`) or an own one (`NAS:migraine`). */
  readonly symptomId: string;
  readonly label: string;
  readonly category: string;
  readonly bodySite: string | null;
  /** 1 to 5, null where the text does not tell how strong it is. */
  readonly intensity: 1 | 2 | 3 | 4 | 5 | null;
  readonly intensityText: string | null;
  /** ISO 8601 durations; the bounds equal the point where one figure was told. */
  readonly duration: {
    readonly iso: string;
    readonly minIso: string;
    readonly maxIso: string;
    readonly isApproximate: boolean;
    readonly text: string;
  } | null;
  readonly onset: ToldMoment | null;
  readonly end: ToldMoment | null;
  readonly course: SymptomCourse | null;
  /** What the text puts it down to, in its own words; the offset is an ISO 8601 duration. */
  readonly trigger: {
    readonly text: string;
    readonly relation: TriggerRelation | null;
    readonly offset: string | null;
  } | null;
  /** True where care should be sought at once. */
  readonly redFlag: boolean;
  /** UTF-16 offsets of the words that name it. */
  readonly span: { readonly start: number; readonly end: number; readonly text: string };
}
