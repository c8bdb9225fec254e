import { findPhrases, findPhrasesAt, indexPhrases } from "../../../language/mod.ts";
import lacking from "../data/lacking.json" with { type: "json" };
import type { FoodFacts } from "../food-facts.ts";
import { expandKind } from "./kind-table.ts";
import { clauseMark, splitTerms } from "./split-terms.ts";

/** What a food is stated to be without. */
export type Lacking = {
  readonly kinds: ReadonlySet<string>;
  /** Positions of the terms that say so: they show nothing of what the food holds. */
  readonly positions: ReadonlySet<number>;
  /** Terms named after "no" or "without". */
  readonly terms: ReadonlySet<string>;
};

const clears = indexPhrases(toPhrases(lacking.clears));
const names = indexPhrases(toPhrases(lacking.names));
const negators = new Set(["no", "without", "non", "zero", "minus", "excluding", "except"]);
const ends = new Set([clauseMark, "with", "but", "in", "on", "and"]);
const reach = 6;

/** Reads "gluten-free", "no egg", "without milk or butter", "vegan" among the terms of a name. */
export function readLacking(terms: readonly string[]): Lacking {
  const positions = new Set<number>();
  for (const [at, term] of terms.entries()) {
    if (term === "free") for (const place of placesAroundFree(terms, at)) positions.add(place);
    if (negators.has(term)) for (const place of placesAfter(terms, at)) positions.add(place);
  }
  const named = findPhrases(names, terms).filter((hit) => positions.has(hit.start));
  const stated = [...findPhrases(clears, terms), ...named].flatMap(({ meaning }) => meaning);
  const kinds = new Set(stated.flatMap((kind) => [...expandKind(kind)]));
  return { kinds, positions, terms: new Set([...positions].map((place) => terms[place] ?? "")) };
}

/** "Nut free" looks back over the words of one name, "free of nuts" ahead. */
function placesAroundFree(terms: readonly string[], at: number): number[] {
  if (["of", "from"].includes(terms[at + 1] ?? "")) return placesAfter(terms, at + 1);
  const two = findPhrasesAt(names, terms, at - 2).some((hit) => hit.end === at);
  return two ? [at - 2, at - 1] : [at - 1].filter((place) => place >= 0);
}

function placesAfter(terms: readonly string[], at: number): number[] {
  const rest = terms.slice(at + 1, at + 1 + reach);
  const stop = rest.findIndex((term) => ends.has(term));
  return (stop < 0 ? rest : rest.slice(0, stop)).map((_, offset) => at + 1 + offset);
}

function toPhrases(table: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(table).map(([text, meaning]) => ({ text, terms: splitTerms(text), meaning }));
}

const groups = new Map(
  Object.entries(lacking.groups).map(([group, kinds]) => [
    group,
    new Set(kinds.flatMap((kind) => [...expandKind(kind)])),
  ]),
);
const nothing: ReadonlySet<string> = new Set();

/** What foods of a catalogue group are without, whatever their name says: "Yogurt, soy". */
export function listLackingOfGroup(group: string | null): ReadonlySet<string> {
  return groups.get(group ?? "") ?? nothing;
}

/** Whether the name of a food or what was said of it takes a kind back: "lactose-free milk". */
export function isStatedWithout({ name, words }: FoodFacts, kind: string): boolean {
  return readLacking([...splitTerms(name), clauseMark, ...words.flatMap(splitTerms)]).kinds.has(kind);
}
