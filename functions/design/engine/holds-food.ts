import { checkAvoided } from "../../../shared/domain/constraints/mod.ts";
import { type FoodFacts, readLacking, splitTerms } from "../../../shared/domain/nutrition/mod.ts";
import type { Candidate } from "./candidate.ts";
import near from "./data/near-foods.json" with { type: "json" };

/** A food by its name or other names of it. */
type SoughtFood = { readonly words: string; readonly alternatives: readonly string[] };

const traceShare = 0.06;
const sauces = ["sauce", "gravy", "paste"] as const;
const broths = ["stock", "broth", "bouillon"] as const;

/** Whether a dish holds a food or one of its alternatives: by its kind, or by its words in the title or an ingredient. */
export function holdsFood({ facts }: Pick<Candidate, "facts">, { words, alternatives }: SoughtFood): boolean {
  return [words, ...alternatives].some((one) => {
    const judged = isImitated(facts.name, one) ? { ...facts, name: "" } : facts;
    return isNamed(judged.name, one) || (isHeld(one, judged) && !isTrace(one, judged));
  });
}

/** The share of a dish's grams that a food has, 0 to 1. */
export function shareOfFood({ facts }: Pick<Candidate, "facts">, food: SoughtFood): number {
  const whole = facts.ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const held = facts.ingredients.filter((part) =>
    holdsFood({ facts: { ...facts, name: "", ingredients: [part] } }, food),
  );
  return held.reduce((sum, { grams }) => sum + grams, 0) / whole;
}

function isHeld(words: string, facts: FoodFacts): boolean {
  const others = nearFoods.get(splitTerms(words).join(" ")) ?? [];
  const isOther = ({ name }: Pick<FoodFacts, "name">) => others.some((one) => isNamed(name, one));
  const judged = others.length === 0 ? facts : withoutOthers(facts, isOther);
  return checkAvoided(words, judged)?.certainty === "contains";
}

const nearFoods: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(near.others));

/** Goat is no lamb where lamb is wished for. */
function withoutOthers(facts: FoodFacts, isOther: (part: Pick<FoodFacts, "name">) => boolean): FoodFacts {
  return {
    ...facts,
    name: isOther(facts) ? "" : facts.name,
    ingredients: facts.ingredients.filter((part) => !isOther(part)),
  };
}

/** Broth of a food, or a little sauce of it, makes no dish with the food: Worcestershire sauce has anchovies. */
function isTrace(words: string, { ingredients }: FoodFacts): boolean {
  const whole = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const wanted = splitTerms(words);
  const alone = { name: "", words: [], foodGroup: null, amounts: new Map() };
  const held = ingredients.filter((part) => isHeld(words, { ...alone, ingredients: [part] }));
  return (
    held.length > 0 &&
    held.every(({ name, grams }) => {
      const terms = splitTerms(name).filter((term) => !wanted.includes(term));
      const isSauce = sauces.some((sauce) => terms.includes(sauce));
      return broths.some((broth) => terms.includes(broth)) || (isSauce && grams < traceShare * whole);
    })
  );
}

/** Cauliflower rice has no rice, zucchini noodles no noodles. */
const imitations: Readonly<Record<string, readonly string[]>> = {
  rice: ["cauliflower"],
  noodle: ["zucchini", "courgette"],
  spaghetti: ["zucchini", "courgette"],
};

function isNamed(title: string, words: string): boolean {
  const terms = splitTerms(title);
  const { positions } = readLacking(terms);
  const said = new Set(terms.filter((_, at) => !positions.has(at)));
  const wanted = splitTerms(words);
  return wanted.length > 0 && wanted.every((term) => said.has(term));
}

function isImitated(title: string, words: string): boolean {
  const said = new Set(splitTerms(title));
  return splitTerms(words).some((term) => imitations[term]?.some((one) => said.has(one)));
}
