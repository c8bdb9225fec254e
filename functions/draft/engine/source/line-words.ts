import { normaliseTerms } from "../../../../shared/domain/food/mod.ts";
import words from "./data/words.json" with { type: "json" };

const asTerms = (list: readonly string[]) => new Set(list.flatMap(normaliseTerms));

/** Normalised words that describe an ingredient without naming another one: "ripe", "boneless", "finely". */
export const describingTerms: ReadonlySet<string> = asTerms(words.describing);

/** Words that stand for a shape or a kind: in "salmon fillet" the word before is the food. */
export const softHeads: ReadonlySet<string> = asTerms(words.softHeads);

/** Words that make another food of one: dried mango is no mango. */
export const formTerms: ReadonlySet<string> = asTerms(words.formWords);

/** Containers whose content is preserved: a tin of tomatoes holds canned ones. */
export const canUnits: ReadonlySet<string> = new Set(words.canUnits);

/** Units in which a herb is dried unless the line says otherwise. */
export const driedUnits: ReadonlySet<string> = new Set(words.driedUnits);

/** Words of a line that tell a fresh herb. */
export const freshHints: ReadonlySet<string> = new Set(words.freshHints);

/** Heads whose flavour changes little: a peach liqueur is a liqueur, a fig jam a jam. */
export const freeHeads: ReadonlySet<string> = asTerms(words.freeHeads);

/** Foods that recipes name and the catalogue has not, as sorted terms: rather unknown than another food. */
export const absentFoods: ReadonlySet<string> = new Set(
  words.absent.map((name) => [...new Set(normaliseTerms(name))].sort().join(" ")),
);

const claims = new Map(
  Object.entries(words.claims).map(([shelf, list]) => [
    shelf,
    new RegExp(`\\b(?:${list.join("|")})\\b`, "i"),
  ]),
);

/** True when a name claims to be free of what the shelf's foods are: "vegan cheese" is not the dairy's cheese. */
export function claimsOtherwise(name: string, shelf: string): boolean {
  return claims.get(shelf)?.test(name) ?? false;
}

const claimWords = new RegExp(words.claimWords, "i");

/** False for a food that cannot be what a name claims to be: plain beer for an alcohol-free one. */
export function keepsClaim(name: string, foodName: string): boolean {
  const isClaimed = [...claims.values()].some((claim) => claim.test(name));
  return !isClaimed || claimWords.test(foodName);
}
