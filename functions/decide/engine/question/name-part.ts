import { blankSpans, type Span } from "../../../../shared/language/mod.ts";
import data from "../data/plant-parts.json" with { type: "json" };

const part = new RegExp(
  `^(?:(?:the|its|their|those|some|my|raw|young|big|green)\\s+)*(?:${data.parts.join("|")})\\b`,
  "iu",
);
const leading = /^(?:(?:the|its|their|those|some|my)\s+)+/iu;
const word = /\p{L}{4,}/gu;

/**
 * An option that is a part of a plant which the question names elsewhere, as the plant's: "rhubarb leaves" of "glut of
 * rhubarb. The leaves or the stalks?". Each word outside the options may be the plant; what rules know of it shows which.
 */
export function namePart(text: string, label: string, places: readonly Span[]): string[] {
  if (!part.test(label)) return [];
  const named = label.replace(leading, "");
  return [...blankSpans(text, places).matchAll(word)].map(([plant]) => `${plant} ${named}`);
}
