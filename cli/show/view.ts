import type { Paint } from "../output/paint.ts";

/** How wide lines may be, and their colours. */
export type View = { width: number; paint: Paint };

/** How much of an answer is shown. */
export type Detail = {
  /** Every compound instead of the main ones. */
  all: boolean;
  /** This many compounds at most; undefined for no such bound. */
  top: number | undefined;
  /** Every source in full. */
  sources: boolean;
  /** Every recipe of a plan in full. */
  recipes: boolean;
};
