import type { LineOutline } from "./line-outline.ts";
import { canUnits } from "./line-words.ts";

/** What is left of a can's stated weight when its liquid is poured off: 240 g of a 400 g can of beans. */
export const DRAINED_SHARE = 0.6;

const drainedShelves = new Set(["legumes", "vegetables", "fruit"]);
const poured = /\b(?:drained|rinsed|strained)\b/;

/** True when a line weighs a whole can and means its solids: "1 (400 g) can chickpeas, drained". */
export function isDrained({ parsed, known }: LineOutline): boolean {
  const isCan = canUnits.has(parsed.unit ?? "") || canUnits.has(parsed.package ?? "");
  if (!isCan || known === null || !drainedShelves.has(known.shelf)) return false;
  if (/tomato/i.test(known.food)) return false;
  return /drained/.test(known.food) || poured.test(`${parsed.preparation ?? ""} ${parsed.comment ?? ""}`);
}
