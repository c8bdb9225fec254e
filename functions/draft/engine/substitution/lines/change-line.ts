import type { ChangeKind } from "../edited-recipe.ts";
import type { Line, LinePart } from "./line.ts";

/** What becomes of a line. */
type LineChange = {
  readonly kind: ChangeKind;
  readonly parts: readonly LinePart[];
  readonly reason: string;
  readonly firstStep?: string | null;
};

/** The line with other parts; what was done to it before stays stated. */
export function changeLine(line: Line, { kind, parts, reason, firstStep }: LineChange): Line {
  const isFurther = line.change === "replaced" && kind !== "removed";
  return {
    ...line,
    parts,
    change: isFurther ? "replaced" : kind,
    reasons: [...new Set([...line.reasons, reason])],
    firstStep: firstStep === undefined ? line.firstStep : (firstStep ?? null),
  };
}

/** Less of the same is scaled; all else is a replacement. */
export function kindOf(line: Line, parts: readonly LinePart[]): ChangeKind {
  const isSame = parts.some(
    ({ name, food }) => name === line.source.name && food?.id === line.source.food?.id,
  );
  return isSame ? "scaled" : "replaced";
}

/** The line with its amounts multiplied. */
export function scaleLine(line: Line, factor: number, reason: string): Line {
  const parts = line.parts.map((part) => ({
    ...part,
    grams: Math.round(part.grams * factor * 10) / 10,
    measure: null,
  }));
  return changeLine(line, { kind: "scaled", parts, reason });
}
