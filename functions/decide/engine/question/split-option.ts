import type { Span } from "../../../../shared/domain/constraints/mod.ts";

export type SplitOption = Span & {
  readonly label: string;
  readonly words: string;
  /** Counts only where a food is found in it. */
  readonly isSoft: boolean;
};
