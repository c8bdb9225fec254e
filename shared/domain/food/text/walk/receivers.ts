import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";

const determiners = new Set([...language.leftovers.targets, ...language.others.owners]);

/** Where "to Dan" or "to my sister" ends behind what was given away, or `at` if nobody is named. */
export function skipReceiver(tokens: readonly Token[], at: number): number {
  if (textAt(tokens, at) !== "to" || tokens[at + 1]?.kind !== "word") return at;
  return determiners.has(textAt(tokens, at + 1)) ? at + 3 : at + 2;
}
