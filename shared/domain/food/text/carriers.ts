import { matchingForm } from "../../../language/mod.ts";
import meanings from "../data/meanings.json" with { type: "json" };
import { hasAmount } from "./listed-amounts.ts";
import { findAhead, sentenceEnds } from "./marks.ts";
import { normaliseTerms, type Token } from "./terms.ts";
import { readTimes } from "./times.ts";

/** What holds the toppings or the filling of a dish: the crust of a pizza, the tortilla of a wrap. */
type Carrier = {
  /** Words for it: where one is listed, the list has all of the dish. */
  readonly words: ReadonlySet<string>;
  /** What is eaten beside a filling that is listed in full; null for a dish that is no more than its carrier. */
  readonly terms: readonly string[] | null;
  /** What has to be listed for that: a burger of bacon and cheese has its beef as well. Empty for anything. */
  readonly mains: ReadonlySet<string>;
  /** Words before it that make another dish: a spring roll has no bread. */
  readonly others: ReadonlySet<string>;
};

type CarrierRow = {
  readonly words: readonly string[];
  readonly food?: string;
  readonly mains?: readonly string[];
  readonly others?: readonly string[];
};

const longestListing = 150;
const longestPlace = 5;
const colours = new Set(["white", "brown"]);
const namedByColour = new Set(["hash", "egg"]);
const placeOpeners = new Set(["from", "at"]);
const carriers = new Map(
  Object.entries<CarrierRow>(meanings.carriers).map(([dish, row]): [string, Carrier] => [dish, readRow(row)]),
);

function readRow({ words, food, mains = [], others = [] }: CarrierRow): Carrier {
  return {
    words: new Set(words.flatMap(normaliseTerms)),
    terms: food === undefined ? null : normaliseTerms(food),
    mains: new Set(mains.flatMap(normaliseTerms)),
    others: new Set(others),
  };
}

/**
 * The carrier of the dish before the mark at `at`, where what is listed behind it has none: "pizza: ham, pineapple" is a pizza
 * with both (`terms` are null), "wrap: chicken, hummus" a tortilla beside them. Null for other lists.
 */
export function readCarrier(
  tokens: readonly Token[],
  at: number,
): { readonly terms: readonly string[] | null } | null {
  if (tokens[at]?.text !== ":" && tokens[at]?.text !== "=") return null;
  const end = endOfDish(tokens, at);
  const dish = matchingForm(tokens[end - 1]?.text ?? "");
  const carrier = carriers.get(dish);
  if (carrier === undefined || carrier.others.has(tokens[end - 2]?.text ?? "")) return null;
  const listed = takeSentence(tokens, at + 1);
  if (listed.every(({ kind }) => kind !== "word") || hasAmount(listed)) return null;
  const isListed = (words: ReadonlySet<string>) => hasNamed(listed, words);
  if (isListed(carrier.words) || isListed(new Set([dish]))) return null;
  return { terms: carrier.mains.size === 0 || isListed(carrier.mains) ? carrier.terms : null };
}

/**
 * As {@link readCarrier}, for the dish before the bracket at `at` whose parts have amounts in it: whether the carrier is listed
 * as well, and what is eaten beside the parts where it is not.
 */
export function readBracketCarrier(
  tokens: readonly Token[],
  at: number,
): { readonly terms: readonly string[] | null; readonly isListed: boolean } | null {
  const carrier = carriers.get(matchingForm(tokens[at - 1]?.text ?? ""));
  if (carrier === undefined) return null;
  const end = findAhead(tokens, at + 1, ({ text }) => text === ")" || text === "]", longestListing);
  const listed = tokens.slice(at + 1, end < 0 ? at + 1 + longestListing : end);
  const has = (words: ReadonlySet<string>) => hasNamed(listed, words);
  const isListed = has(carrier.words);
  const isWhole = carrier.mains.size === 0 || has(carrier.mains);
  return { terms: isListed || !isWhole ? null : carrier.terms, isListed };
}

/**
 * Whether one of the words names a food of a list: the white of "2 slices white, ham", unlike that of "white pudding" and
 * the brown of a hash brown.
 */
function hasNamed(listed: readonly Token[], words: ReadonlySet<string>): boolean {
  return listed.some((token, at) => {
    if (!token.terms.some((term) => words.has(term))) return false;
    const isOfName = listed[at + 1]?.kind === "word" || namedByColour.has(listed[at - 1]?.text ?? "");
    return !colours.has(token.text) || !isOfName;
  });
}

/** Where the dish of "chicken roll from the deli: butter, cheese" and "tacos x3: beef" ends. */
function endOfDish(tokens: readonly Token[], mark: number): number {
  for (let at = mark - 1; at >= Math.max(0, mark - 2); at--)
    if (readTimes(tokens, at)?.next === mark) return at;
  for (let at = mark - 1; at > Math.max(0, mark - longestPlace); at--) {
    if (tokens[at]?.kind !== "word") break;
    if (placeOpeners.has(tokens[at]?.text ?? "")) return at;
  }
  return mark;
}

function takeSentence(tokens: readonly Token[], from: number): readonly Token[] {
  const following = tokens.slice(from, from + longestListing);
  const end = following.findIndex(({ text }) => sentenceEnds.has(text));
  return end < 0 ? following : following.slice(0, end);
}
