import { blankSpans, type Span } from "../../../../shared/language/mod.ts";
import data from "../data/context-words.json" with { type: "json" };
import { showsFood } from "../shows-food.ts";
import { isFastSugar } from "./fast-sugar.ts";

/** "Mum on thickened fluids", "nan chokes": how somebody is. */
const personStart = new RegExp(
  `^(?:(?:my|our|his|her|the) )?(?:${data.persons.join("|")}) (?:on|has|with|is|was|got|chok\\p{L}+|cough\\p{L}*|struggl\\p{L}+|needs|takes|had)(?![\\p{L}'])`,
  "iu",
);
/** "Salted beans, baby is 7 months, or mashed avocado": who it is for, of whom the rest was read. */
const personAlone = new RegExp(
  `^(?:(?:my|our|his|her|the) )?(?:little )?(?:${data.persons.join("|")})$`,
  "iu",
);
/** "Her ankles are up again", "his legs are swollen": where somebody feels it. */
const ofBody = new RegExp(`^(?:(?:my|our|his|her|their|the|both|left|right) )*(?:${data.bodyParts})$`, "iu");
const statedBehind = /^ (?:is|are|was|were|has|have|keeps?|feels?|looks?|hurts?|swell\p{L}*)(?!\p{L})/iu;
/** "No dairy for me, tofu or chicken": what somebody goes without is no option. */
const refused = /^no /i;
const forSomebody =
  /^ (?:for (?:me|us|him|her|them|my [\p{L}]+)|here|allowed|at all|please|thanks)\b\s*(?:[,.;:!–—-]|$)/iu;
/** "Rice milk or breast milk for my baby": what the baby drinks, though it tells of a situation elsewhere. */
const babyMilk = /^(?:expressed |donor |mum's |my )?(?:breast ?milk|formula(?: milk)?)$/i;
const reactingStart = /^(?:[\w'-]+ ){0,3}(?:allerg(?:ic|y)|intoleran(?:t|ce)|sensitive) (?:to|of)\b/i;

/** Words beside those of a situation that name no food: "12 weeks pregnant and low on iron". */
const contextWords = new Set(data.contextWords);

/** Whether an option is only a part of somebody's body, of which the question says how it is. */
export function isBodyPart(text: string, { start, end }: Span): boolean {
  return ofBody.test(text.slice(start, end)) && statedBehind.test(text.slice(end));
}

/** "12 weeks pregnant and low on iron": an option of which only the words of a situation or a need are left. */
export function isContext(
  text: string,
  { start, end }: Span,
  { spans, ofNeeds }: { spans: readonly Span[]; ofNeeds: readonly Span[] },
): boolean {
  const label = text.slice(start, end);
  if (personAlone.test(label) || reactingStart.test(label) || (personStart.test(label) && !showsFood(label)))
    return true;
  if (isFastSugar(label) || babyMilk.test(label)) return false;
  if (refused.test(label) && forSomebody.test(text.slice(end))) return true;
  const holdsAny = (all: readonly Span[]) => all.some((span) => span.start < end && span.end > start);
  const rest = blankSpans(text, [...spans, ...ofNeeds])
    .slice(start, end)
    .toLowerCase();
  const words = rest.match(/\p{L}{3,}/gu) ?? [];
  // "blood tests say low ferritin"
  if (!holdsAny(spans) && !(holdsAny(ofNeeds) && words.length > 0)) return false;
  return words.every((word) => contextWords.has(word));
}
