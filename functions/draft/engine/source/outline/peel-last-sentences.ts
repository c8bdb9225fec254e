import { normaliseTerms, readIngredientLine } from "../../../../../shared/domain/food/mod.ts";
import words from "../data/recipe-words.json" with { type: "json" };
import { readList } from "./read-list.ts";
import { isDirectWish, isStep, isWish, startsWish } from "./recipe-words.ts";
import { splitSentences } from "./split-sentences.ts";

/** The steps of a recipe without the sentences at their end that ask for a change. */
type PeeledSteps = { readonly steps: readonly string[]; readonly requests: readonly string[] };

const addition = new RegExp(`^(?:${words.additionVerbs.join("|")})\\s+`, "i");
const editOnly = new RegExp(`^(?:${words.editOnly.join("|")})(?![\\p{L}])`, "iu");
const mostPeeled = 6;

/** "… bake for 25 minutes. Add 100 g of raspberries." asks in its last sentence for what the recipe does not list. */
export function peelLastSentences(steps: readonly string[], lines: readonly string[]): PeeledSteps {
  const last = steps.at(-1);
  if (last === undefined) return { steps, requests: [] };
  const sentences = splitSentences(last);
  const known = new Set(lines.flatMap(termsOf));
  let end = sentences.length;
  while (end > 0 && sentences.length - end < mostPeeled && isEdit(sentences[end - 1] ?? "", known)) end--;
  if (end === sentences.length || (end === 0 && steps.length === 1)) return { steps, requests: [] };
  const kept = sentences.slice(0, end).join(" ");
  return {
    steps: [...steps.slice(0, -1), ...(kept === "" ? [] : [kept])],
    requests: sentences.slice(end),
  };
}

/** Whether a sentence begins as only a wish does: "Half the sugar please". */
export function isEditOnly(sentence: string): boolean {
  return editOnly.test(sentence);
}

function isEdit(sentence: string, known: ReadonlySet<string>): boolean {
  if (isDirectWish(sentence) || editOnly.test(sentence)) return true;
  const added = addition.exec(sentence)?.[0];
  if (added !== undefined) return addsNew(sentence.slice(added.length), known);
  return !isStep(sentence) && (startsWish(sentence) || isWish(sentence));
}

/** Whether all foods of a list are new to the recipe. */
function addsNew(list: string, known: ReadonlySet<string>): boolean {
  const { lines, rest } = readList(list.replace(/\b(?:some|extra|more|of)\b/gi, ""));
  if (lines.length === 0 || rest !== "") return false;
  return lines.every((line) => termsOf(line).every((term) => !known.has(term)));
}

function termsOf(line: string): string[] {
  return normaliseTerms(readIngredientLine(line).name);
}
