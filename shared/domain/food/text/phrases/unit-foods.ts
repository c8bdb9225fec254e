import language from "../../data/language.json" with { type: "json" };
import type { Chunk } from "../chunks.ts";
import { one } from "../measures.ts";
import { normaliseTerms } from "../terms.ts";
import { additionTerms } from "../vocabulary.ts";
import { isDipHead } from "./dips.ts";
import { namePotatoWedges } from "./wedges.ts";

const foodUnits = new Set([
  ...language.unitFoods.alone,
  ...language.unitFoods.listed,
  ...language.unitFoods.drinks,
]);
/** What is no measure of another food: "2 biscuits, 2 espressos". */
const foodsAlone = new Set(language.unitFoods.drinks);
const rolled = new Set([...language.unitFoods.rolled, "roll", "tuna", "salmon"]);
const spritz = { terms: normaliseTerms("spritz"), words: ["spritz"] };
const powder = ["protein", "powder"];

/** "1 bun, 2 patties", "breakfast: 2 rolls": where no food is left to measure, the unit is one. */
export function nameUnit(chunk: Chunk, owner: Chunk | undefined): Chunk | null {
  if (foodsAlone.has(chunk.measure?.unit ?? "") && chunk.terms.length === 0) return toPieces(chunk);
  if (isBreadRoll(chunk, owner)) return toPieces(chunk);
  if (isSpritz(chunk, owner)) return { ...chunk, ...spritz, measure: { ...one, ...countOf(chunk) } };
  const potatoes = namePotatoWedges(chunk, owner);
  if (potatoes !== null) return potatoes;
  const isCounted = owner?.measure?.kind === "count" || owner?.measure?.kind === "piece";
  if (chunk.terms.length > 0 || (owner !== undefined && !isCounted)) return null;
  return toPieces(chunk);
}

/** The roll of "salad, 1 roll", unlike that of "sushi, 1 roll" */
function isBreadRoll({ terms, measure }: Chunk, owner: Chunk | undefined): boolean {
  const isRoll = measure?.unit === "roll" && terms.length === 0;
  return isRoll && owner?.measure === null && !owner.terms.some((term) => rolled.has(term));
}

/** The drink of "olives, 1 spritz", unlike the squirt of "olive oil, 1 spritz" */
function isSpritz({ terms, measure }: Chunk, owner: Chunk | undefined): boolean {
  const isSprayed = owner?.terms.some((term) => additionTerms.has(term)) === true;
  return measure?.unit === "spritz" && terms.length === 0 && !isSprayed;
}

function countOf({ measure }: Chunk) {
  return { kind: "count", count: measure?.count ?? 1 } as const;
}

/** "6 nuggets bbq dip": the pieces are a food of their own beside what they are dipped in. */
export function nameDippedUnits(chunks: readonly Chunk[]): Chunk[] {
  return chunks.flatMap((chunk) => {
    const pieces = isDipHead(chunk.terms.at(-1) ?? "") ? toPieces(chunk) : null;
    return pieces === null ? [chunk] : [pieces, { ...chunk, link: "comma", measure: null }];
  });
}

/** "1 scoop in water", "shake: 1 scoop, 300 ml milk": a scoop of nothing is of the powder that drinks are made of. */
export function namePowder(chunk: Chunk, owner: Chunk | undefined): Chunk | null {
  const isScoop = chunk.measure?.unit === "scoop" && chunk.terms.length === 0;
  const isFree = owner === undefined || (owner.measure !== null && owner.measure.kind !== "article");
  return isScoop && isFree ? { ...chunk, terms: powder, words: ["scoop"] } : null;
}

/** The unit as the food that is counted; null where it is none. */
function toPieces(chunk: Chunk): Chunk | null {
  const { measure } = chunk;
  if (measure?.kind !== "piece" || !foodUnits.has(measure.unit)) return null;
  return {
    ...chunk,
    terms: [measure.unit],
    words: [measure.unit],
    measure: { ...measure, kind: "count", unit: "" },
  };
}
