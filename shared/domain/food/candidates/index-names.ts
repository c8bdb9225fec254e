import { foldName } from "../../../language/mod.ts";
import { showName } from "../describe-food.ts";
import { weakTerms } from "../text/vocabulary.ts";
import type { FoodProfile } from "./food-names.ts";
import { bareKey, plainKey } from "./name-keys.ts";
import { scoreTable } from "./score-food.ts";

/** The words of a name, and what they say that the food is without. */
type NamingWords = {
  readonly terms: readonly string[];
  readonly negated: readonly string[];
  /** Whether the name has to have the words in their order. */
  readonly isInOrder?: boolean;
};

/**
 * Finds a food by its name, as the catalogue has it or as results show it; of foods with the same one that of the source
 * that is preferred. The index is built when it is first needed.
 */
export function indexNames(profiles: readonly FoodProfile[]): (name: string) => FoodProfile | null {
  let byName: Map<string, FoodProfile> | null = null;
  return (name) => {
    byName ??= readNames(profiles);
    return byName.get(foldName(name)) ?? null;
  };
}

function readNames(profiles: readonly FoodProfile[]): Map<string, FoodProfile> {
  const preferredLast = profiles.toSorted(
    (a, b) => scoreTable(a.food) - scoreTable(b.food) || b.food.id - a.food.id,
  );
  const shown = preferredLast.map((profile) => [foldName(showName(profile.food.name)), profile] as const);
  const full = preferredLast.map((profile) => [foldName(profile.food.name), profile] as const);
  return new Map([...shown, ...full]);
}

/** Finds the food that the words of a mention mean when they say no more; an own food comes first. */
export function indexPlainNames(
  profiles: readonly FoodProfile[],
): (words: NamingWords) => FoodProfile | undefined {
  const byKey = groupByPlainKey(profiles);
  let byLength: Map<number, string[]> | null = null;
  // "Rice, cooked" is cooked rice; milk chocolate is not chocolate milk, and a crisp apple no apple crisp.
  const findInAnyOrder = (key: string) => {
    if (!key.includes(" ")) return undefined;
    const words = key.split(" ");
    const isSame = (each: string) =>
      words.every((word) => each.includes(word)) && sortWords(each) === sortWords(key);
    // The same words in another order are as long.
    byLength ??= Map.groupBy(byKey.keys(), (each) => each.length);
    const same = byLength.get(key.length)?.filter(isSame) ?? [];
    const [only = "", ...others] = same;
    const head = only.split(" ").at(-1) ?? "";
    const isPraised = weakTerms.has(head) && !key.endsWith(head);
    return others.length === 0 && !isPraised ? byKey.get(only) : undefined;
  };
  return ({ terms, negated, isInOrder = false }) => {
    const key = plainKey(terms);
    const inOrder = byKey.get(key) ?? byKey.get(bareKey(terms));
    const named = inOrder ?? (isInOrder ? undefined : findInAnyOrder(key));
    const hasNegated = ({ lacking, namings }: FoodProfile) =>
      negated.some((term) => !lacking.has(term) && namings[0]?.terms.has(term));
    return named?.find((profile) => !hasNegated(profile));
  };
}

/** The foods of each plain name, preferred first. */
function groupByPlainKey(profiles: readonly FoodProfile[]): Map<string, FoodProfile[]> {
  const byKey = new Map<string, FoodProfile[]>();
  for (const profile of profiles.toSorted(
    (a, b) => scoreTable(b.food) - scoreTable(a.food) || a.food.id - b.food.id,
  )) {
    for (const key of profile.plainKeys) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [profile]);
      else known.push(profile);
    }
  }
  return byKey;
}

function sortWords(key: string): string {
  if (!key.includes(" ")) return key;
  return key.split(" ").sort().join(" ");
}

/** Finds whether words, in any order, are a plain name that joins two foods: "beans and rice". */
export function indexJointNames(profiles: readonly FoodProfile[]): (terms: readonly string[]) => boolean {
  let names: Set<string> | null = null;
  return (terms) => {
    names ??= new Set(profiles.flatMap(({ jointKeys }) => jointKeys.map(sortWords)));
    return names.has(sortWords(plainKey(terms)));
  };
}
