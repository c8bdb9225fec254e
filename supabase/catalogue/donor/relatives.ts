import type { Food } from "../build/catalogue-model.ts";
import { readCategoryHeads } from "../concept/category-heads.ts";
import { createNameLikeness, type NameTerms } from "../concept/name-likeness.ts";
import { readFacts } from "../source/fact-table.ts";

/** How close a donor is: the same food in another state, the same species or kind, or the same food group. */
export type DonorRule = "state" | "kin" | "group";

/** A relative of a food and how alike the names are, 0 to 1. */
type Relative = {
  readonly foodId: number;
  readonly likeness: number;
};

/** Returns the relatives of a food under a rule, nearest first, ties by id. */
export type RelativeReader = (foodId: number, rule: DonorRule) => readonly Relative[];

type Member = {
  readonly food: Food;
  readonly terms: NameTerms;
  readonly species: string;
  readonly base: string;
};

/** The foods that may give or receive values of relatives: those of the groups in `donor-groups.tsv`. */
export function selectDonorFoods(foods: readonly Food[]): Food[] {
  const groups = new Set(
    readFacts("donor-groups.tsv", ["food_group", "meaning"]).map(({ cells }) => cells[0]),
  );
  return foods.filter(({ source, foodGroup }) => source === "sr28" && groups.has(foodGroup));
}

/** Builds the reader of relatives among `foods`; names decide, within one food group. */
export function createRelativeReader(foods: readonly Food[]): RelativeReader {
  const { termsOf, compareWords } = createNameLikeness(foods.map(({ name }) => name));
  const speciesOf = createSpeciesReader();
  const members = foods.map((food): Member => {
    const terms = termsOf(food.name);
    return { food, terms, species: speciesOf(food.name), base: baseOf(food, terms) };
  });
  const groups = Map.groupBy(members, ({ food }) => food.foodGroup);
  const byId = new Map(members.map((member) => [member.food.id, member]));
  const found = new Map<string, readonly Relative[]>();
  return function readRelatives(foodId, rule) {
    const key = `${foodId} ${rule}`;
    const cached = found.get(key);
    if (cached) return cached;
    const own = byId.get(foodId);
    const group = groups.get(own?.food.foodGroup ?? "") ?? [];
    const relatives = group
      .filter((member) => own && member !== own && isRelated(own, member, rule))
      .map(({ food, terms }) => ({ foodId: food.id, likeness: own ? compareWords(own.terms, terms) : 0 }))
      .sort((a, b) => b.likeness - a.likeness || a.foodId - b.foodId);
    found.set(key, relatives);
    return relatives;
  };
}

function isRelated(own: Member, other: Member, rule: DonorRule): boolean {
  if (rule === "state") return own.base === other.base;
  if (rule === "kin") return own.species === other.species && own.base !== other.base;
  return own.species !== other.species;
}

// A name without its states: "Carrots, raw" and "Carrots, cooked, boiled, drained" have one base.
function baseOf({ name }: Food, { words }: NameTerms): string {
  const states = new Set(stateWords);
  return words.size === 0
    ? name
    : [...words]
        .filter((word) => !states.has(word))
        .sort()
        .join(" ");
}

const stateWords = ["raw", "cooked", "fried", "dried", "canned", "frozen", "salt", "skin", "instant", "100%"];

function createSpeciesReader(): (name: string) => string {
  const heads = readCategoryHeads();
  return function readSpecies(name) {
    const [head = "", next = ""] = name.split(",").map((part) => part.trim());
    return heads.has(head) ? `${head}, ${next.split(" ")[0]}` : head;
  };
}
