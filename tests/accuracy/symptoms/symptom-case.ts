import { readFileSync } from "node:fs";

/** One event that a case expects; a member that is left out is not judged. */
export type ExpectedEvent = {
  readonly type: string;
  readonly subject?: "self" | "child" | "cared_for";
  readonly intensity?: number | null;
  readonly duration?: string | null;
  readonly onset_utc?: string | null;
  readonly end_utc?: string | null;
  readonly body_site?: string | null;
  readonly course?: string | null;
  readonly trigger?: string | null;
  readonly red_flag?: boolean;
};

/** A written report with the events that a careful reader takes from it. */
export type SymptomCase = {
  readonly id: string;
  readonly category: string;
  readonly text: string;
  readonly timezone?: string;
  readonly reported_time?: string;
  readonly occurred_at_utc?: string;
  readonly expected: readonly ExpectedEvent[];
};

/** Reads a file of cases. */
export function readCases(path: string | URL): SymptomCase[] {
  return JSON.parse(readFileSync(path, "utf8"));
}
