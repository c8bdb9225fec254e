import type { Needs } from "../../../shared/domain/constraints/mod.ts";
import type { Candidate } from "./candidate.ts";

/** A question that has been read. */
export type Question = {
  readonly text: string;
  /** The words around the options and their figures. */
  readonly asked: string;
  readonly needs: Needs;
  readonly candidates: readonly Candidate[];
  /** False where a model read the question and found that it is about something else. */
  readonly isAboutFood: boolean;
};
