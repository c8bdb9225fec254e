import { findPhraseAt, indexByMeaning } from "../../../../language/mod.ts";
import uneaten from "../../data/uneaten.json" with { type: "json" };
import { endsSentence } from "../asides.ts";
import { isNaming } from "../headers.ts";
import type { Token } from "../terms.ts";
import { textAt } from "../text-at.ts";
import { wordClasses } from "../vocabulary.ts";

const { headers, verbs } = uneaten.plannedMeals;
const planHeaders = indexByMeaning({ planned: headers });
/** "dinner will be steak" */
const planVerbs = indexByMeaning({ planned: verbs });
const determiners = new Set(["the", "my", "our", "tonight's", "tonights"]);

/**
 * The tokens without the meals that are only planned: of "planned: fish. actual: pizza" the fish, and of "dinner will be steak,
 * lunch was soup" the steak. A text that names no other food is left as it is.
 */
export function dropPlanned(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = [];
  let isDropped = false;
  for (let at = 0; at < tokens.length; ) {
    const end = isStart(tokens, at) ? endOfPlan(tokens, at) : null;
    const token = tokens[at];
    if (end === null && token !== undefined) kept.push(token);
    else isDropped = true;
    at = end ?? at + 1;
  }
  return isDropped && kept.some(isNaming) ? kept : tokens;
}

function isStart(tokens: readonly Token[], at: number): boolean {
  return at === 0 || endsSentence(textAt(tokens, at - 1)) || textAt(tokens, at - 1) === ",";
}

/** Where the plan that begins at `at` ends, or null if none does. */
function endOfPlan(tokens: readonly Token[], at: number): number | null {
  const from = determiners.has(textAt(tokens, at)) ? at + 1 : at;
  const header = findPhraseAt(planHeaders, tokens, from);
  if (header !== null && textAt(tokens, header.end) === ":") return endOfMeal(tokens, header.end + 1);
  if (!wordClasses.mealTimes.has(textAt(tokens, from))) return null;
  const verb = findPhraseAt(planVerbs, tokens, from + 1);
  return verb === null ? null : endOfMeal(tokens, verb.end);
}

/** The end of the sentence, or where another meal begins: "dinner will be steak, lunch was soup". */
function endOfMeal(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && !endsSentence(textAt(tokens, end)) && !beginsMeal(tokens, end)) end++;
  return end;
}

function beginsMeal(tokens: readonly Token[], at: number): boolean {
  return (
    [",", "but", "and"].includes(textAt(tokens, at)) && wordClasses.mealTimes.has(textAt(tokens, at + 1))
  );
}
