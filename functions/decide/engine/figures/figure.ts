import type { Interval } from "../../../../shared/domain/nutrition/mod.ts";

/** What a stated figure is of: all that is eaten, 100 g or 100 ml, or one piece ("per slice", "each"). */
export type FigureBasis =
  | { readonly per: "whole" | "hundred" }
  | { readonly per: "piece"; readonly noun: string | null };

/** Places of tokens, the end excluded. */
export type TokenSpan = { readonly from: number; readonly to: number };

/** An amount of a compound that a text states, in the compound's unit. */
export type Figure = TokenSpan & {
  readonly kind: "figure";
  readonly compoundId: number;
  readonly amount: Interval;
  /** What one of the unit that was written is in the compound's unit. */
  readonly factor: number;
  readonly basis: FigureBasis;
  /** Of "half of a 600 kcal pizza" the half is eaten. */
  readonly eatenShare: number;
  /** "The whole one is 900 kcal": what is eaten of it is stated elsewhere. */
  readonly isOfWhole: boolean;
};

/** What a text states of how much is eaten. */
export type Portion = TokenSpan &
  (
    | { readonly kind: "mass"; readonly grams: number; readonly isForAll: boolean }
    | { readonly kind: "count"; readonly count: number }
    /** Pieces or servings in a package. */
    | { readonly kind: "pack"; readonly count: number }
    | { readonly kind: "all" }
    /** "Per 100 g:" before figures. */
    | { readonly kind: "hundred" }
    | { readonly kind: "share"; readonly share: number }
  );

export type FigurePart = Figure | Portion;
