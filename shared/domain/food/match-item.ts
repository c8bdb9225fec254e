import type { CandidatePool } from "./candidates/candidate-pool.ts";
import type { FoodCandidate } from "./candidates/food-names.ts";
import { joinMention } from "./segments/segment.ts";
import { type Chunk, listQueries } from "./text/chunks.ts";
import { outlineMeal } from "./text/outline-meal.ts";
import { noRepairs, type Repairs, repairText } from "./text/repairs.ts";
import { normaliseTerms } from "./text/terms.ts";

/** A food named by a caller who gives its grams: no amounts are read from these words. */
type NamedFood = {
  readonly name: string;
  readonly brand: string | null;
  readonly attributes: readonly string[];
};

/** The reading of a named food and the term lists to look up for it. */
type ItemOutline = {
  readonly chunks: readonly Chunk[];
  readonly brandTerms: readonly string[];
  readonly queries: readonly (readonly string[])[];
};

const brandWeight = 3;
const negation = /^(?:no|without|not|non|sans)\b[\s-]*(.+)$|^(.+?)[\s-]*(?:less|free|removed|not eaten)$/i;

/** Reads a named food: the name's first segment names, further segments and attributes describe. */
export function outlineItem(named: NamedFood, repairs = noRepairs): ItemOutline {
  const item = repairItem(named, repairs);
  const [first = "", ...details] = item.name.split(/[,;(]/);
  const phrases = outlineMeal(details.length === 0 ? stripAmounts(first) : "").chunks;
  const core = phrases.length > 0 ? phrases : [describe(normaliseTerms(first), "hard")];
  const described = [...details, ...item.attributes].map(readAttribute);
  const brandTerms = item.brand === null ? [] : normaliseTerms(item.brand);
  const chunks = [...core.map((chunk, index) => (index === 0 ? chunk : asDetail(chunk))), ...described];
  const branded =
    brandTerms.length === 0 ? [] : [describe([...(chunks[0]?.terms ?? []), ...brandTerms], "hard")];
  return { chunks, brandTerms, queries: listQueries([...chunks, ...branded]) };
}

function repairItem({ name, brand, attributes }: NamedFood, repairs: Repairs): NamedFood {
  return {
    name: repairText(name, repairs),
    brand: brand === null ? null : repairText(brand, repairs),
    attributes: attributes.map((attribute) => repairText(attribute, repairs)),
  };
}

// Numbers in a name ("2% milk", "7 up") name; an amount does not, the grams are given.
function stripAmounts(name: string): string {
  return name.replace(/^\s*(?:an?|the|some)\s+/i, "");
}

function describe(terms: readonly string[], link: Chunk["link"], negated: readonly string[] = []): Chunk {
  return { link, terms, words: terms, sizes: [], negated, measure: null, eaten: "said", eatenShare: 1 };
}

function asDetail(chunk: Chunk): Chunk {
  return chunk.link === "hard" ? { ...chunk, link: "with" } : chunk;
}

/** "raw" and "with skin" add words; "no salt", "skinless" and "sugar-free" say what the food is without. */
function readAttribute(attribute: string): Chunk {
  const match = negation.exec(attribute.trim());
  if (match === null) return describe(normaliseTerms(attribute.replace(/^with\s+/i, "")), "with");
  const lacking = normaliseTerms(match[1] ?? match[2] ?? "");
  const isFreeFrom = /free$/i.test(attribute.trim());
  return describe(isFreeFrom ? normaliseTerms(attribute) : [], "with", lacking);
}

/** The food of the pool that a named one is, or null when none is what the name says. A brand only prefers. */
export function matchItem({ chunks, brandTerms }: ItemOutline, pool: CandidatePool): FoodCandidate | null {
  const mention = joinMention(chunks, pool.weigh);
  const ranked = pool.rank(mention);
  const [best] = ranked;
  if (best?.isPlainName && brandTerms.length === 0) return best.profile.food;
  const rated = ranked.map(({ profile, score }) => ({
    food: profile.food,
    score: score + brandBonus(brandTerms, profile.allTerms),
  }));
  rated.sort((a, b) => b.score - a.score || a.food.id - b.food.id);
  return rated[0]?.food ?? null;
}

function brandBonus(brandTerms: readonly string[], terms: ReadonlySet<string>): number {
  if (brandTerms.length === 0) return 0;
  return (brandWeight * brandTerms.filter((term) => terms.has(term)).length) / brandTerms.length;
}
