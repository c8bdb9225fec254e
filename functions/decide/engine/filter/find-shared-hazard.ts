import { type HoldingRule, judgeOption, type Refusal } from "../../../../shared/domain/safety/mod.ts";
import type { Candidate } from "../candidate.ts";
import type { Question } from "../question.ts";

/** "Would it be better in", "turn it into", "use them up for": what is told before goes into each option. */
const useOfIt =
  /\b(?:it|them|this|that|these|those)\b(?: \p{L}+'?\p{L}*){0,5}? (?:in|into|for|as|to make)(?: (?:an?|the|my|some))? [^.,;?!]*$/iu;
const joined =
  /^[\s,]*(?:or|vs\.?|versus)\s+(?:(?:in|into|for|as|to make)\s+)?(?:(?:an?|the|my|some)\s+)?$/iu;
/** "Bolognese or chilli with it", "croutons or a pudding out of it". */
const outOfIt = /\b(?:with|from|out of|using) (?:it|them|this|that|these|those)\b/iu;

type Place = { readonly start: number; readonly end: number };

/** A hazard of the food that each option would be made of: "the prawns are slimy, throw them in a paella or a stir fry?" */
export function findSharedHazard({ text, rules, candidates }: Question): Refusal | null {
  const hazards = rules.filter(({ rule }) => rule.who.length === 0 && rule.effect === "out");
  const places = candidates.flatMap((candidate) => findPlace(text, candidate));
  if (places.length < candidates.length) return null;
  for (const skipped of [0, 1]) {
    const [first, second] = places.slice(skipped);
    if (first === undefined || second === undefined) return null;
    const told = text.slice(0, first.start);
    const last = places.at(-1) ?? second;
    if (!areMadeOfIt(text, { first, second, last })) continue;
    const found = findHazard(told, hazards);
    if (found !== null) return found;
  }
  return null;
}

function areMadeOfIt(
  text: string,
  { first, second, last }: { first: Place; second: Place; last: Place },
): boolean {
  const areJoined = joined.test(text.slice(first.end, second.start));
  return areJoined && (useOfIt.test(text.slice(0, first.end)) || outOfIt.test(text.slice(last.start)));
}

function findPlace(text: string, { label }: Candidate): Place[] {
  const start = text.indexOf(label);
  return start < 0 ? [] : [{ start, end: start + label.length }];
}

function findHazard(told: string, hazards: readonly HoldingRule[]): Refusal | null {
  const whole = { name: told, words: [], foodGroup: null, ingredients: [], amounts: new Map() };
  const found = judgeOption(hazards, { words: told, foods: [], whole, portionGrams: 0 });
  const shown = found.find(({ ingredient }) => ingredient === null);
  if (shown === undefined) return null;
  const { term, rule } = shown;
  return {
    effect: "refuse",
    says: `Each option would be made of food that is not to be eaten (“${term}”): ${rule.says} (${rule.source.publisher})`,
  };
}
