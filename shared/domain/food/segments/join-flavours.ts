import { joinSpans } from "../../../language/mod.ts";
import type { CandidatePool } from "../candidates/candidate-pool.ts";
import { isGenericEquivalent } from "../candidates/food-names.ts";
import type { Chunk } from "../text/chunks.ts";
import {
  arePaired,
  comesInFlavour,
  isFlavour,
  isListedByFlavour,
  isOnlyFlavour,
  isPluralFood,
} from "../text/flavours.ts";
import { joinMention } from "./join-mention.ts";

const leastProductGrams = 15;

/**
 * Flavours behind a product, with the amount that stands beside them: of "core power (choc 14 oz)" and "Huel 500 ml
 * vanilla" the chocolate and the vanilla are no foods. Beside a brand they are left out, as its foods have few flavours.
 */
export function joinFlavours(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const read: Chunk[] = [];
  for (const [at, phrase] of pairFlavours(chunks, pool).entries()) {
    const chunk = putFlavourFirst(phrase, pool);
    const product = read.at(-1);
    if (product === undefined || !isFlavour(chunk) || !isOfProduct(chunk, product, chunks[at + 1]))
      read.push(chunk);
    else if (!comesInFlavour(product, chunk) && !isBrand(product, pool)) read.push(chunk);
    else read.splice(-1, 1, ...flavour(product, chunk, pool));
  }
  return read;
}

/** "strawberry & banana yogurt" is one yogurt; of "strawberries and banana yogurt" the berries are eaten beside it. */
function pairFlavours(chunks: readonly Chunk[], pool: CandidatePool): Chunk[] {
  const read: Chunk[] = [];
  for (const chunk of chunks) {
    const first = read.at(-1);
    if (first === undefined || !isOfPair(first, chunk)) read.push(chunk);
    else {
      const terms = [...first.terms, ...chunk.terms];
      const named = pool.isPlainName(terms) ? terms : chunk.terms;
      const measure = chunk.measure ?? first.measure;
      read[read.length - 1] = { ...first, measure, terms: named, span: joinSpans([first.span, chunk.span]) };
    }
  }
  return read;
}

function isOfPair(first: Chunk, chunk: Chunk): boolean {
  const { link, measure } = chunk;
  const isOne = measure === null || measure.kind === "mass" || measure.kind === "volume";
  const isWeighed = first.measure?.kind === "mass" || first.measure?.kind === "volume";
  return link === "and" && isOne && !isWeighed && !isPluralFood(first) && arePaired(first, chunk);
}

/** "smoothie mango 250 ml" is a smoothie, and no mango; "huel vanilla" is Huel. */
function putFlavourFirst(chunk: Chunk, pool: CandidatePool): Chunk {
  const { terms } = chunk;
  const from = terms.findIndex((_, at) => at > 0 && isFlavour({ terms: terms.slice(at) }));
  if (from < 0 || pool.isPlainName(terms)) return chunk;
  const product = { ...chunk, terms: terms.slice(0, from) };
  const flavours = { ...chunk, terms: terms.slice(from) };
  const [name, ...others] = product.terms;
  const isName = others.length === 0 && pool.isName(name ?? "");
  if (!isName && !pool.isPlainName(product.terms)) return chunk;
  if (comesInFlavour(product, flavours)) return { ...chunk, terms: [...flavours.terms, ...product.terms] };
  return pool.isPlainName(product.terms) && isBrand(product, pool) ? product : chunk;
}

/** "crisps, salt & vinegar 25 g", "ice cream, vanilla, 1 scoop": the amount is that of the product. */
function isFlavourListed(chunk: Chunk, product: Chunk): boolean {
  const { link, measure, words } = chunk;
  if (link !== "comma" || product.measure !== null || measure?.kind === "count") return false;
  return isListedByFlavour(product, chunk) || (measure?.kind === "mass" && words.length > 1);
}

/** "bar with nuts & sea salt 40 g": nobody eats so much salt. */
function isSaltOfProduct({ link, measure, terms }: Chunk, { measure: known }: Chunk): boolean {
  const grams = measure?.kind === "mass" ? measure.count * (measure.grams ?? 0) : 0;
  return link === "and" && known === null && terms.at(-1) === "salt" && grams >= leastProductGrams;
}

/** "yogurt (strawberry)" is a food of that name; "Huel (vanilla)" is the one that stands for all of them. */
function flavour(product: Chunk, chunk: Chunk, pool: CandidatePool): Chunk[] {
  const whole = takeAmount(product, chunk);
  const terms = [...chunk.terms, ...product.terms];
  if (pool.isPlainName(terms)) return [{ ...whole, terms }];
  const isNamed = product.terms.length > 1 && pool.isPlainName(product.terms);
  return isNamed || isBrand(product, pool) ? [whole] : [whole, { ...chunk, measure: null, link: "gloss" }];
}

/** Whether a flavour stands in brackets behind a product, or right behind its amount: "Huel 500 ml vanilla". */
function isOfProduct(chunk: Chunk, product: Chunk, next: Chunk | undefined): boolean {
  const { link, measure } = chunk;
  if (product.terms.length === 0 || chunk.isApart) return false;
  const isCounted = measure?.kind === "count" || measure?.kind === "piece";
  // "oats (chia, almond milk, berries)"
  if (link === "gloss" && product.link === "gloss" && isPluralFood(chunk)) return false;
  if (link === "gloss") return !isCounted && (next?.link !== "gloss" || isFlavour(next));
  if (isFlavourListed(chunk, product) || isSaltOfProduct(chunk, product)) return true;
  const isNext = product.span !== null && chunk.span?.start === product.span.end + 1;
  if (!isNext || link !== "comma" || isPluralFood(chunk)) return false;
  if (measure === null) return product.measure !== null;
  const isScooped = measure.unit === "scoop";
  return product.measure === null && (!isCounted || isScooped) && isOnlyFlavour(chunk);
}

/** "clif bar", and "Huel black" by its first word. */
function isBrand(product: Chunk, pool: CandidatePool): boolean {
  return isGeneric(product, pool) || isGeneric({ ...product, terms: product.terms.slice(0, 1) }, pool);
}

function isGeneric(product: Chunk, pool: CandidatePool): boolean {
  const [best] = pool.rank(joinMention([product], pool.weigh));
  return best?.isPlainName === true && isGenericEquivalent(best.profile, new Set(product.terms));
}

function takeAmount(product: Chunk, { measure, span }: Chunk): Chunk {
  const isVague = product.measure === null || product.measure.kind === "article";
  const each = product.measure?.kind === "count" && measure !== null ? product.measure.count : 1;
  const amount = measure === null ? null : { ...measure, count: measure.count * each };
  const isExact = measure?.kind === "mass" || measure?.kind === "volume";
  const taken = isVague || isExact ? (amount ?? product.measure) : product.measure;
  return { ...product, measure: taken, span: joinSpans([product.span, span]) };
}
