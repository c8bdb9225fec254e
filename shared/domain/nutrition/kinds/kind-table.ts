import animal from "../data/animal-kinds.json" with { type: "json" };
import other from "../data/other-kinds.json" with { type: "json" };
import plant from "../data/plant-kinds.json" with { type: "json" };

/** The words and catalogue groups of one kind of food; `kinds` are the kinds under it. */
type KindRow = {
  /** Words of foods that are or hold it. */
  readonly terms: readonly string[];
  /** Words of foods that hold it unless their name tells another ("burger": beef). */
  readonly typical: readonly string[];
  /** Words of foods of which some makes hold it. */
  readonly may: readonly string[];
  /** Longer words that look like it and are not ("coconut milk"). */
  readonly not: readonly string[];
  readonly kinds: readonly string[];
  readonly groups: readonly string[];
};

/** Every kind by name. */
export const kindRows: ReadonlyMap<string, KindRow> = new Map(
  Object.entries({ ...animal.kinds, ...plant.kinds, ...other.kinds }),
);

const expansions = new Map([...kindRows.keys()].map((kind) => [kind, collectKinds(kind)]));

/** A kind with all kinds under it; empty for a name that is none. */
export function expandKind(kind: string): ReadonlySet<string> {
  return expansions.get(kind) ?? new Set();
}

function collectKinds(kind: string): ReadonlySet<string> {
  const found = new Set([kind]);
  for (const name of found) for (const below of kindRows.get(name)?.kinds ?? []) found.add(below);
  return found;
}
