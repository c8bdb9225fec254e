import { singularise } from "../../../../../shared/language/mod.ts";
import type { Line } from "./line.ts";

/** Carrots that come for celery are called "carrot" where the recipe has a line of that name: both are one. */
export function nameAsListed(lines: readonly Line[]): Line[] {
  const listed = new Map(
    lines
      .filter(({ change }) => change === null)
      .map(({ source }) => [singularise(source.name.toLowerCase()), source.name] as const),
  );
  return lines.map((line) =>
    line.change === "replaced"
      ? {
          ...line,
          parts: line.parts.map((part) => {
            return { ...part, name: listed.get(singularise(part.name.toLowerCase())) ?? part.name };
          }),
        }
      : line,
  );
}
