import type { Span } from "../../language/mod.ts";
import type { TimePrecision } from "./times/resolve-points.ts";

/** Whose symptom it is: of the writer, their child, or a person in their care. */
export type SymptomSubject = "self" | "child" | "cared_for";

/** How a symptom goes on. */
export type SymptomCourse = "worse" | "better" | "intermittent" | "constant";

/** When the cause was taken, seen from the symptom. */
export type TriggerRelation = "before" | "during" | "after" | "immediately_after" | "with";

/**
 * A moment in UTC (ISO 8601), null where only its words are known, its precision, and its words, null when it was
 * calculated.
 */
export type EventMoment = {
  readonly utc: string | null;
  readonly precision: TimePrecision | "given";
  readonly text: string | null;
};

/** A symptom of a report; its span and that of its cause are null if only a picture shows them. */
export type ReportedEvent = Omit<SymptomEvent, "span" | "trigger"> & {
  readonly span: SymptomEvent["span"] | null;
  readonly trigger: ReportedTrigger | null;
};

type ReportedTrigger = Omit<NonNullable<SymptomEvent["trigger"]>, "span"> & { readonly span: Span | null };

/** One symptom that the writer of a text, a child of theirs or a person in their care has or had. */
export type SymptomEvent = {
  /** Symptom Ontology id (`SYMP:0000457`) or an own one (`NAS:migraine`). */
  readonly symptomId: string;
  readonly label: string;
  readonly category: string;
  readonly subject: SymptomSubject;
  readonly bodySite: string | null;
  /** 1 to 5, null where the text does not state it. */
  readonly intensity: 1 | 2 | 3 | 4 | 5 | null;
  readonly intensityText: string | null;
  /** ISO 8601 durations; the bounds equal the duration where one figure is given. */
  readonly duration: {
    readonly iso: string;
    readonly minIso: string;
    readonly maxIso: string;
    readonly isApproximate: boolean;
    /** Null where it was calculated from two times. */
    readonly text: string | null;
  } | null;
  readonly onset: EventMoment | null;
  readonly end: EventMoment | null;
  readonly course: SymptomCourse | null;
  /** The cause that the text gives, in its own words; the offset is an ISO 8601 duration. */
  readonly trigger: {
    readonly text: string;
    /** UTF-16 offsets of these words. */
    readonly span: Span;
    readonly relation: TriggerRelation | null;
    readonly offset: string | null;
    /** False of what was done and of a bare meal. */
    readonly mayBeFood: boolean;
  } | null;
  /** Whether the text states that it has ended, also where no time of the end is known. */
  readonly isOver: boolean;
  /** True where care should be sought at once. */
  readonly redFlag: boolean;
  /** What to do about a red flag, null without one. */
  readonly advice: string | null;
  /** UTF-16 offsets of the words that name it. */
  readonly span: { readonly start: number; readonly end: number; readonly text: string };
};
