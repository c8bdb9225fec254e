import type { Paint } from "../output/paint.ts";

/** How wide lines may be, and their colours. */
export type View = { width: number; paint: Paint };

/** How much of a result is shown. */
export type Detail = {
  /** Every compound instead of the main ones. */
  all: boolean;
  /** At most this many compounds; undefined for no limit. */
  top: number | undefined;
  /** Every source in full. */
  sources: boolean;
  /** Every recipe of a plan in full. */
  recipes: boolean;
};

/** Joins sections with an empty line between them; empty sections are dropped. */
export function joinSections(...sections: readonly (readonly string[])[]): string[] {
  return sections
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? [...lines] : ["", ...lines]));
}
