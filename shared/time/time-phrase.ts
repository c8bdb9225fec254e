import type { ToldDuration } from "./told-duration.ts";
import type { TimeAnchor, ToldPoint } from "./told-point.ts";

/**
 * What a time expression means.
 * - `duration`: how long; `past` reaches up to the report ("the last two days"), `attributive` describes a noun
 *   ("a 10-minute walk").
 * - `point`: a moment; `isIntake` when it tells the meal at which something was eaten ("for lunch").
 * - `relative`: before or after something else; the offset is null when none was told ("after dinner").
 * - `since`, `until`, `interval`: spans by their ends.
 * - `frequency` ("every morning", "twice"), `remote` (ages, years ago) and `vague` ("for hours") are no times.
 */
export type TimeMeaning =
  | {
      readonly kind: "duration";
      readonly duration: ToldDuration;
      readonly role: "lasting" | "past" | "attributive" | "bare";
      readonly isOngoing: boolean;
    }
  | {
      readonly kind: "point";
      readonly point: ToldPoint;
      readonly relation: "at" | "by" | "before" | "after";
      readonly isIntake: boolean;
    }
  | {
      readonly kind: "relative";
      readonly relation: "before" | "during" | "after" | "immediately_after" | "within";
      readonly offset: ToldDuration | null;
      readonly anchor: TimeAnchor;
    }
  | { readonly kind: "since"; readonly from: TimeAnchor }
  | { readonly kind: "until"; readonly to: TimeAnchor }
  | { readonly kind: "interval"; readonly from: TimeAnchor; readonly to: TimeAnchor }
  | { readonly kind: "frequency" }
  | { readonly kind: "remote" }
  | { readonly kind: "vague" };

/** A time expression of a text; `text` is the text from `start` to `end` (UTF-16 offsets). */
export interface TimePhrase {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly meaning: TimeMeaning;
}
