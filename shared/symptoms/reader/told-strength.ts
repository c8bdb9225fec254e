import type { SymptomCourse } from "../symptom-event.ts";

/** Words or figures that tell how strong a symptom is, 0 (none) to 5, in the words `from` to before `to`. */
export interface Strength {
  readonly from: number;
  readonly to: number;
  readonly level: number;
  readonly isFigure: boolean;
  /** Of a figure: its share of the scale. */
  readonly share: number | null;
  /** Where it stands for finding its symptom. */
  readonly place: { readonly from: number; readonly to: number };
  /** What a figure that another came before tells of how the symptom goes on. */
  readonly course: SymptomCourse | null;
}
