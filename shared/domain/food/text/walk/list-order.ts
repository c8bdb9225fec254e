import language from "../../data/language.json" with { type: "json" };
import { isNaming } from "../headers.ts";
import { type Measure, type ReadMeasure, readMeasure } from "../measures.ts";
import { isKindNamed } from "../phrases/kinds.ts";
import { normaliseWord, type Token } from "../terms.ts";
import { readTimes } from "../times.ts";
import { isPreparation, mainTerms, wordClasses } from "../vocabulary.ts";

/** What stands between two joiners of a list: amounts and names. */
type Part = "amount" | "name";

const longestRun = 40;
const joiners = new Set(language.foodJoiners);
const leavers = new Set(language.leftovers.leavers);
/** Dishes behind which stands what they are made of: "porridge 40 g oats 200 ml milk honey". */
const madeOf = new Set(
  [...language.tossedDishes, ...language.cereals, ...language.bowls.drinks, "oats"].flatMap(normaliseWord),
);
const sliced = new Set(language.slicedAlone);

/**
 * Whether an amount after a name belongs to that name: "rice 200 g", "chicken 150 g rice 200 g". It does if nothing is
 * named between it and the next joiner, or if what follows also ends in an amount: a list has one order.
 */
export function isTrailing(
  tokens: readonly Token[],
  measure: Measure,
  { food, next }: { readonly food: string; readonly next: number },
): boolean {
  if (measure.kind === "article") return false;
  const following = readRun(tokens, next);
  if (following[0] !== "name") return true;
  // "overnight oats 50 g oats, 150 ml milk"
  if (madeOf.has(food) && tokens[next]?.terms.includes(food) === true) return false;
  if (following.at(-1) === "amount") return true;
  // "steak 8 oz sirloin"
  const isKind = isKindNamed(tokens[next]?.terms ?? [], [food]);
  return !isKind && isServedSo(food, measure, following);
}

/**
 * "salmon 6 oz sweet potato", "toast 2 slices butter", unlike "porridge 40 g oats": a dish is made with what follows. Of
 * "curry 150 g rice 200 g onion" the last has no weight, and not the first.
 */
function isServedSo(food: string, { kind, unit }: Measure, following: readonly Part[]): boolean {
  if (following.includes("amount")) return (kind === "mass" || kind === "volume") && !madeOf.has(food);
  return (kind === "mass" && mainTerms.has(food)) || (unit === "slice" && sliced.has(food));
}

function readRun(tokens: readonly Token[], from: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at < Math.min(tokens.length, from + longestRun); ) {
    const token = tokens[at];
    if (token === undefined || endsRun(token)) break;
    const amount = readTimes(tokens, at) ?? readAmount(tokens, at);
    if (amount !== null) parts.push("amount");
    else if (isNaming(token) && !isPreparation(token.text) && parts.at(-1) !== "name") parts.push("name");
    at = amount === null ? at + 1 : amount.next;
  }
  return parts;
}

function readAmount(tokens: readonly Token[], at: number): ReadMeasure | null {
  const amount = readMeasure(tokens, at);
  return amount?.measure == null || amount.measure.kind === "article" ? null : amount;
}

function endsRun({ kind, text }: Token): boolean {
  const { links, negators, prepositions, verbs } = wordClasses;
  if (kind === "mark") return text !== "-" && text !== "'" && text !== "~";
  const isJoining = joiners.has(text) || links.has(text) || prepositions.has(text) || negators.has(text);
  return isJoining || leavers.has(text) || verbs.has(text);
}
