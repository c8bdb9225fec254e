import type { Needs } from "../../../shared/domain/constraints/mod.ts";
import type { HoldingRule } from "../../../shared/domain/safety/mod.ts";
import type { Candidate } from "./candidate.ts";

/** A question that has been read. */
export type Question = {
  readonly text: string;
  /** The words around the options and their figures. */
  readonly asked: string;
  readonly needs: Needs;
  /** The rules of safety that hold for those who will eat. */
  readonly rules: readonly HoldingRule[];
  /** All that the question says of each option, by its label. */
  readonly said: ReadonlyMap<string, string>;
  readonly candidates: readonly Candidate[];
  /** The question with its options and all that was read replaced by blanks; null if a model read it. */
  readonly context: string | null;
  /** False where a model read the question and found that it is about something else. */
  readonly isAboutFood: boolean;
};
