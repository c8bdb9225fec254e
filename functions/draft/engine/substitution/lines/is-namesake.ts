import { splitTerms } from "../../../../../shared/domain/nutrition/mod.ts";
import { headOf } from "../choose/closeness.ts";
import type { Line } from "./line.ts";

/** Whether a dish is called after a line: a banana bread without bananas is another dish. */
export function isNamesake({ source }: Line, title: string): boolean {
  const head = (source.name.split(",")[0] ?? source.name).split(" ");
  const named = new Set(splitTerms(title));
  return named.has(headOf(source.name)) || head.some((word) => named.has(splitTerms(word)[0] ?? ""));
}
