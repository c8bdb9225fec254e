import { findNutrients } from "../../../../shared/domain/constraints/mod.ts";
import words from "../data/measure-frames.json" with { type: "json" };

const weightForWeight = new RegExp(`\\b(${words.weights.join("|")}) for \\1\\b`, "giu");
const perHundredGrams = "per 100 g";
const portion = String.raw`per (?:\d+ ?(?:g|ml|kcal|grams?)|${words.portions.join("|")})`;
/** Behind a measure: "content per 100 g in", where foods follow. */
const linked = new RegExp(
  String.raw`^(?<said>(?: (?:content|levels?))?(?:,? ${portion})?) (?<link>in|of|from)(?= (?!(?:${words.noFoods.join("|")})\b)\p{L})`,
  "iu",
);
const perPortion = new RegExp(
  String.raw`^(?<said>,? ${portion})(?<link> )(?=(?!${words.links.join("|")})\p{L})`,
  "iu",
);
const asking = new RegExp(`^[^\\p{L}]*(?:(?:${words.asking.join("|")})[\\s,]+)*$`, "iu");
/** "How much protein" asks for the figure, not for less of what is too much. */
const howMuch = /\bhow (?:much|many) (?=\p{L})/giu;
const clauseEnd = /[.;:!?\n](?=\s|$)/g;
const alternatives = /\b(?:or|vs\.?|versus|and|than)\b|[,/]/iu;

/**
 * The question with a measure before its options set apart, every letter of the rest in its place: "protein in tofu or
 * tempeh" asks of tofu and tempeh, and "gram for gram" is per 100 g.
 */
export function settleMeasure(question: string): string {
  const text = question.replace(weightForWeight, (said) => perHundredGrams.padEnd(said.length));
  for (const { start, end } of findNutrients(text)) {
    if (!asking.test(lastClause(text.slice(0, start)))) continue;
    const behind = text.slice(end);
    const groups = (linked.exec(behind) ?? perPortion.exec(behind))?.groups;
    if (groups === undefined || !alternatives.test(behind)) continue;
    const link = end + (groups.said?.length ?? 0) + (groups.link === " " ? 0 : 1);
    const mark = ":".padEnd(groups.link?.length ?? 1);
    const asked = text.slice(0, link).replace(howMuch, (said) => " ".repeat(said.length));
    return asked + mark + text.slice(link + mark.length);
  }
  return text;
}

function lastClause(before: string): string {
  const last = [...before.matchAll(clauseEnd)].at(-1);
  return last === undefined ? before : before.slice(last.index + 1);
}
