import language from "../data/language.json" with { type: "json" };
import type { Token } from "./terms.ts";
import { textAt } from "./text-at.ts";

const { alone, beforeOld } = language.ages;
const ages = new Set([...alone, ...beforeOld]);
const oldestChild = 17;
const endMarks = new Set([":", "-", ","]);

/** Where "Theo 14 months:" or "Maisie (2 yrs):" ends, which says who ate; null where no entry is headed so. */
export function endOfNamedEater(tokens: readonly Token[], at: number): number | null {
  const before = tokens[at - 1]?.text;
  if ((at > 0 && before !== "\n" && before !== ".") || tokens[at]?.kind !== "word") return null;
  const bareEnd = endOfBareAge(tokens, at + 1);
  if (bareEnd !== null) return bareEnd;
  const open = textAt(tokens, at + 1) === "(" ? at + 2 : at + 1;
  if (tokens[open]?.kind !== "number" || !ages.has(textAt(tokens, open + 1))) return null;
  const old = textAt(tokens, open + 2) === "old" ? open + 3 : open + 2;
  const close = textAt(tokens, old) === ")" ? old + 1 : old;
  return endMarks.has(textAt(tokens, close)) ? close + 1 : null;
}

/** "Lily (2):" */
function endOfBareAge(tokens: readonly Token[], at: number): number | null {
  const age = tokens[at + 1];
  const isAge = textAt(tokens, at) === "(" && age?.kind === "number" && age.value <= oldestChild;
  const isName = !textAt(tokens, at - 1).endsWith("s");
  return isAge && isName && textAt(tokens, at + 2) === ")" && textAt(tokens, at + 3) === ":" ? at + 4 : null;
}
