import words from "../data/need-words.json" with { type: "json" };
import { isBreak, type Reading, wordAt } from "./reading.ts";

const negators = new Set(words.negators);
const fillers = new Set(words.negationFillers);
const contrasts = new Set(words.contrasts);
const stating = new Set(words.statingVerbs);
const joining = new Set(["and", "so", "n", "&", "who", "which"]);
const reach = 4;
const contrastReach = 6;
const personReach = 7;

/** Where the negation of what begins at `at` begins ("not a", "don't have any"); null where nothing negates it. */
export function findNegation(reading: Reading, at: number): number | null {
  for (let before = at - 1; before >= at - reach; before--) {
    if (before < 0 || isBreak(reading, before)) return null;
    const word = wordAt(reading, before);
    if (negators.has(word)) {
      const isMeant = wordAt(reading, before + 1) === "only" || isTakenUp(reading, at);
      return isMeant ? null : before;
    }
    if (!fillers.has(word)) return null;
  }
  return null;
}

/** "I don't have diabetes but my daughter does": what is denied of one person is stated of another. */
function isTakenUp(reading: Reading, at: number): boolean {
  const reached = Array.from({ length: contrastReach }, (_, next) => at + 1 + next);
  const contrast = reached.find((one) => contrasts.has(wordAt(reading, one)));
  if (contrast === undefined) return false;
  for (let next = contrast + 2; next <= contrast + personReach; next++) {
    if (isSentenceMark(reading, next)) return false;
    if (stating.has(wordAt(reading, next))) return endsStatement(reading, next + 1);
  }
  return false;
}

/** Whether nothing else is stated: "does", "is and he …", but not "is vegan". */
function endsStatement(reading: Reading, at: number): boolean {
  return isBreak(reading, at) || at >= reading.tokens.length || joining.has(wordAt(reading, at));
}

function isSentenceMark(reading: Reading, at: number): boolean {
  return [".", "!", "?", ";", "\n", ""].includes(wordAt(reading, at));
}
