import { splitTerms } from "../../../../shared/domain/nutrition/mod.ts";
import type { CookedDish } from "./cooked-dish.ts";
import data from "./data/cooking-methods.json" with { type: "json" };

const starch =
  /\b(?:spaghetti|pasta|penne|macaroni|noodles?|linguine|fusilli|rigatoni|rice|quinoa|couscous|bulgur)\b/i;
const boiled = /\b(?:boil|cook)\b[^.;]*?(?=,? (?:and (?!drain)|then )|[.;]|$)/i;
const drained = /,?(?: and)? drain(?: (?:it|them|well|the [\p{L} ]+))?(?=[,.;]|$| and)/iu;
const riceMinutes = 18;
const pastaMinutes = 12;

/** The steps in one pot: what was boiled apart cooks in the sauce, in as much water as it takes up. */
export function mergePots({ steps, foods }: CookedDish): string[] {
  const apart = foods.find(({ name }) => starch.test(name) && !/cooked/i.test(name));
  const at = steps.findIndex(
    (step) => apart !== undefined && boiled.test(step) && namesFood(step, apart.name),
  );
  const step = steps[at];
  if (apart === undefined || step === undefined) return [...steps];
  const water = Math.round((apart.grams * data.onePotWaterPerGram) / 50) * 50;
  const minutes = /rice|quinoa|bulgur/i.test(apart.name) ? riceMinutes : pastaMinutes;
  const merged = `Stir the ${apart.name} and ${water} ml of water into the same pot, bring to the boil and cook for ${minutes} minutes, stirring often, until tender`;
  const rest = step
    .replace(boiled, "")
    .replace(drained, "")
    .replace(/^[\s,.;]*(?:and|then)?[\s,]*/i, "")
    .trim();
  const isLast = at === steps.length - 1;
  const own = rest === "" ? `${merged}.` : `${merged}. ${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
  const others = steps.filter((_, index) => index !== at);
  if (isLast) return [...others, own];
  const end = others.findLastIndex((one) => /\b(?:simmer|stew|cook|bubble|thick|fry|brown)\b/i.test(one));
  return [...others.slice(0, end + 1), own, ...others.slice(end + 1)];
}

function namesFood(step: string, name: string): boolean {
  const own = new Set(splitTerms(step));
  const terms = splitTerms(name);
  return own.has(terms.at(-1) ?? "") || terms.every((term) => own.has(term));
}
