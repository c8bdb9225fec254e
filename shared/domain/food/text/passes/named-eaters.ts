import { isEnglishWord } from "../../../../language/mod.ts";
import language from "../../data/language.json" with { type: "json" };
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { alone, beforeOld } = language.ages;
const ages = new Set([...alone, ...beforeOld]);
const writers = new Set(language.others.writers);
const endMarks = new Set([":", "-", ","]);
const oldestChild = 17;

/** Where "Theo 14 months:", "Maisie (2 yrs):" or "Leo (4):" ends, which says who ate; null where no entry is headed so. */
export function endOfNamedEater(tokens: readonly Token[], at: number): number | null {
  const before = tokens[at - 1]?.text;
  if ((at > 0 && before !== "\n" && before !== ".") || tokens[at]?.kind !== "word") return null;
  if (isNamedBesideWriter(tokens, at)) return at + 2;
  const open = textAt(tokens, at + 1) === "(" ? at + 2 : at + 1;
  if (isChildsAge(tokens, at + 1) && textAt(tokens, at + 4) === ":") return at + 5;
  if (tokens[open]?.kind !== "number" || !ages.has(textAt(tokens, open + 1))) return null;
  const old = textAt(tokens, open + 2) === "old" ? open + 3 : open + 2;
  const close = textAt(tokens, old) === ")" ? old + 1 : old;
  return endMarks.has(textAt(tokens, close)) ? close + 1 : null;
}

/** The name of "Ollie and I had pizza" */
function isNamedBesideWriter(tokens: readonly Token[], at: number): boolean {
  const isBeside = textAt(tokens, at + 1) === "and" && writers.has(textAt(tokens, at + 2));
  return isBeside && wordClasses.verbs.has(textAt(tokens, at + 3)) && !isEnglishWord(textAt(tokens, at));
}

/** An age in brackets behind a name that is no English word: "Leo (4):". */
function isChildsAge(tokens: readonly Token[], at: number): boolean {
  const [open, age, close] = tokens.slice(at, at + 3);
  const isAge = age?.kind === "number" && /^\d{1,2}$/.test(age.text) && Number(age.text) <= oldestChild;
  return open?.text === "(" && isAge && close?.text === ")" && !isEnglishWord(textAt(tokens, at - 1));
}
