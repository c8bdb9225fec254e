import type { CandidatePool } from "./candidate-pool.ts";
import { type Chunk, isDetailLink } from "./chunk.ts";
import { additionTerms, partTerms, weakTerms } from "./vocabulary.ts";

/** How a meal tells amounts. `weighed`: mostly in grams; `counted`: some amounts; `listed`: none. */
export type MealMode = "weighed" | "counted" | "listed";

const never = Number.POSITIVE_INFINITY;
const skippedMeasureCost = 3;
const skippedWordShare = 0.1;
// What a phrase without an amount of its own pays to be a food, by how it hangs on the one before.
const bareHardCost = 5;
const bareListCost = 5;
const eatenHardCost = 0;
const eatenListCost = 2;
const bareWithCost = 6;
const bareAdditionCost = 3;
const barePartCost = 12;
const bareWeighedCost = 9;

/** Reads from the amounts told how much a phrase without one may be a food of its own. */
export function readMode(chunks: readonly Chunk[]): MealMode {
  const measures = chunks.flatMap(({ measure }) => measure ?? []);
  if (measures.length === 0) return "listed";
  const exact = measures.filter(({ kind }) => kind !== "article");
  const weighed = exact.filter(({ unit }) => unit === "g" || unit === "gram").length;
  return weighed * 2 > exact.length ? "weighed" : "counted";
}

/** What it costs to read a phrase as no food at all. */
export function costOfSkipping(chunk: Chunk, pool: CandidatePool): number {
  const words = chunk.terms.reduce((sum, term) => sum + (weakTerms.has(term) ? 0 : pool.weigh(term)), 0);
  const isAmount = chunk.measure !== null && chunk.measure.kind !== "article";
  return skippedWordShare * words + (isAmount ? skippedMeasureCost : 0);
}

/** What it costs to begin a food with a phrase. */
export function costOfStarting(chunk: Chunk, isFirst: boolean, mode: MealMode): number {
  const { link, measure, terms } = chunk;
  if (measure !== null && terms.length === 0) return never;
  if (measure !== null && !(measure.kind === "article" && isDescribing(chunk, mode))) return 0;
  if (mode === "listed") return isFirst || !isDetailLink(link) ? 0 : 1;
  if (mode === "weighed") return isFirst || link === "hard" || link === "comma" ? bareWeighedCost : never;
  const isEaten = chunk.eaten !== "no";
  if (isFirst || link === "hard") return isEaten ? eatenHardCost : bareHardCost;
  if (!isDetailLink(link)) return isEaten ? eatenListCost : bareListCost;
  const head = terms.at(-1) ?? "";
  if (link === "with" && additionTerms.has(head) && terms.length < 3) return bareAdditionCost;
  return link !== "with" || partTerms.has(head) ? barePartCost : bareWithCost;
}

// Beside foods in grams, "on a bun" tells no amount of its own; nor does "in a rich sauce" anywhere.
function isDescribing({ link, terms }: Chunk, mode: MealMode): boolean {
  if (!isDetailLink(link)) return mode === "weighed" && link !== "hard";
  return mode === "weighed" || link === "made" || partTerms.has(terms.at(-1) ?? "");
}

/** What it costs to read a phrase as describing the one before it. */
export function costOfJoining(chunk: Chunk, before: Chunk | undefined): number {
  const { link, measure } = chunk;
  if (measure === null) return link === "hard" ? 3 : link === "comma" ? 0.5 : 0;
  const isPart = isDetailLink(link) && partTerms.has(chunk.terms.at(-1) ?? "");
  if (isPart && measure.kind === "mass" && before?.measure?.kind === "article") return 1;
  if (measure.kind !== "article" && measure.kind !== "count") return never;
  if (isPart && measure.kind === "article") return 0.5;
  const counted = measure.kind === "count" ? 2 : 0;
  if (link === "hard") return never;
  return counted + (link === "made" ? 0 : link === "prep" ? 1 : link === "with" ? 3 : 6);
}
