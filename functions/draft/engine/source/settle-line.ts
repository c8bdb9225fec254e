import type { IngredientLine } from "../../../../shared/domain/food/mod.ts";
import words from "./data/words.json" with { type: "json" };

const vagueOpening =
  /^(?:an? )?(?:bit|amount|lot|little|touch|gloves?|couple|few|handful|plenty|drop|dab) of /i;
const vagueEnding =
  / (?:of (?:your )?(?:choice|liking)|per (?:person|serving|portion)|you (?:want|like|have)|used|q\.?b\.?|as needed)$/i;
const fewPieces = 3;
const couple = 2;
const tools = new Set(words.tools.map(foldTool));

/** A line with what only a recipe's list shows: "some" is no amount, a "few sprigs" are three, "juiced" lemons are juice. */
export function settleLine(line: IngredientLine, text: string): IngredientLine {
  const opening = text.toLowerCase();
  const isSome = line.quantity === 1 && line.unit === null && /^(?:some|any)\b/.test(opening);
  const few = /^(?:an? )?(?:few|several)\b/.test(opening)
    ? fewPieces
    : /^(?:an? )?couple\b/.test(opening)
      ? couple
      : null;
  const quantity = isSome ? null : (line.quantity ?? (line.unit === null ? null : few));
  return { ...shareEach(line, opening), quantity, name: nameOf(line), parts: partsOf(line) };
}

// "4 fillets (about 150 g each)": the weight is one fillet's.
function shareEach(line: IngredientLine, text: string): IngredientLine {
  const [first, ...others] = line.others;
  const isEach = /\d\s*\p{L}+\.?\s+each\b|\beach (?:about |approx\.? )?\d|\(\s*1\s*[~=≈]/u.test(text);
  if (!isEach || first === undefined || first.unit === null || line.each !== undefined) return line;
  return { ...line, each: first, others, isForEach: false };
}

// "1 clove (spice)": what reads as a unit is all there is.
function nameOf({ name, unit, comment }: IngredientLine): string {
  const plain = name
    .replace(/^each (?:of )?/i, "")
    .replace(vagueOpening, "")
    .replace(/^(?:a |an |the |your |any |some |more |additional )+/i, "")
    .replace(vagueEnding, "");
  return plain === "" ? [unit ?? "", comment ?? ""].join(" ").trim() : plain;
}

function partsOf({ parts, preparation }: IngredientLine): readonly string[] {
  if (parts.length > 0) return parts;
  const said = preparation ?? "";
  const zest = /\bzested\b/.test(said) ? ["zest"] : [];
  return /\bjuiced\b/.test(said) ? [...zest, "juice"] : zest;
}

/** True for what stands in lists and is not eaten: "cheesecloth", "2 wooden skewers". */
export function isTool(name: string): boolean {
  return tools.has(foldTool(name));
}

function foldTool(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .trim()
    .replace(/s$/, "");
}
