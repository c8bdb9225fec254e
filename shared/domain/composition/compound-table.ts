import type { ContentClass } from "./content-class.ts";
import data from "./data/compounds.json" with { type: "json" };

/** A compound of the catalogue: its unique name, the unit of its amounts, and what else it is called. */
export type KnownCompound = {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  /** What it is to a tier of content: a content class, or null beyond all. */
  readonly contentClass: string | null;
  readonly synonyms: readonly string[];
};

const byId = new Map<number, KnownCompound>(data.compounds.map((compound) => [compound.id, compound]));
const byName = new Map<string, KnownCompound>([
  ...listSynonyms(),
  ...data.compounds.map((compound) => [fold(compound.name), compound] as const),
]);

/** The compound with this id; null for none. */
export function findCompoundById(id: number): KnownCompound | null {
  return byId.get(id) ?? null;
}

/** The compound with this name, or with this synonym where only one has it; case is ignored. */
export function findCompoundByName(name: string): KnownCompound | null {
  return byName.get(fold(name)) ?? null;
}

/** Ids of the compounds of a content class. */
export function listClass(contentClass: ContentClass): number[] {
  return data.compounds.filter((compound) => compound.contentClass === contentClass).map(({ id }) => id);
}

/** How many of a unit of compounds one of another unit is; null where they measure different things. */
export function convertUnit(from: string, to: string): number | null {
  const [one, other] = [sizeOf(from), sizeOf(to)];
  return one && other && one.measures === other.measures ? one.size / other.size : null;
}

type Unit = { readonly measures: string; readonly size: number };

function sizeOf(unit: string): Unit | null {
  const folded = unit.trim().replaceAll("μ", "µ");
  const units: Readonly<Record<string, Unit>> = data.units;
  return units[folded] ?? units[folded.toLowerCase()] ?? null;
}

function listSynonyms(): [string, KnownCompound][] {
  const owners = new Map<string, Set<KnownCompound>>();
  for (const compound of data.compounds) {
    for (const synonym of compound.synonyms) {
      const folded = fold(synonym);
      owners.set(folded, (owners.get(folded) ?? new Set()).add(compound));
    }
  }
  return [...owners].flatMap(([name, compounds]) => {
    const [only] = compounds;
    return only && compounds.size === 1 ? [[name, only] as [string, KnownCompound]] : [];
  });
}

function fold(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, " ");
}
