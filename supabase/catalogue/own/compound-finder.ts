import { readUnitTerms } from "../build/unit-conversion.ts";
import labels from "./data/label-columns.json" with { type: "json" };
import type { KnownCompound } from "./query-catalogue.ts";
import { convertUnit } from "./units.ts";

/** The compound of a column, and the factor from the column's unit to the compound's. */
export type FoundCompound = {
  readonly compound: KnownCompound;
  readonly factor: number;
  /** True where the compound's value is computed from another quantity in the column: salt, kilojoules. */
  readonly isDerived: boolean;
};

/** Finds the compound for a name and a unit; returns a message where there is none. */
export type CompoundFinder = (name: string, unit: string) => FoundCompound | string;

const labelColumns = new Map(Object.entries(labels.columns));
const suggestedCompounds = 3;
const leastLikeness = 0.4;

/** Builds the finder over names, ids, ontology values and synonyms, ignoring case. */
export function createCompoundFinder(compounds: readonly KnownCompound[]): CompoundFinder {
  const terms = readUnitTerms();
  const byId = new Map(compounds.map((compound) => [compound.id, compound]));
  const byLabel = indexLabels(compounds);

  function find(name: string, unit: string): FoundCompound | string {
    const label = labelColumns.get(fold(name));
    const labelled = label && byId.get(label.compoundId);
    if (labelled) return inUnit(labelled, unit, label.share);
    const found = byLabel.get(fold(name)) ?? [];
    const [first, ...others] = found;
    if (first === undefined) return `no compound is called "${name}"${suggest(name, compounds)}`;
    if (others.length > 0) return `"${name}" may be ${found.map((one) => one.name).join(" or ")}`;
    return inUnit(first, unit, 1);
  }

  function inUnit(compound: KnownCompound, unit: string, share: number): FoundCompound | string {
    const factor = convertUnit(unit, compound.unit);
    if (factor !== null) return { compound, factor: factor * share, isDerived: share !== 1 };
    for (const { compoundId, ofId, factor: size } of terms) {
      const isOther = ofId === compound.id && byId.get(compoundId)?.unit.toLowerCase() === unit.toLowerCase();
      if (isOther) return { compound, factor: 1 / size, isDerived: true };
    }
    return `${compound.name} is measured in ${compound.unit}, and ${unit} cannot be converted to that`;
  }
  return find;
}

// A compound's own name wins over a synonym of another.
function indexLabels(compounds: readonly KnownCompound[]): Map<string, KnownCompound[]> {
  const index = new Map<string, KnownCompound[]>();
  const named = new Set<string>();
  for (const compound of compounds) {
    for (const label of [compound.name, String(compound.id)]) {
      index.set(fold(label), [compound]);
      named.add(fold(label));
    }
  }
  for (const compound of compounds) {
    for (const label of new Set([compound.identifier, ...compound.synonyms].map(fold))) {
      if (!named.has(label)) index.set(label, [...(index.get(label) ?? []), compound]);
    }
  }
  return index;
}

function suggest(name: string, compounds: readonly KnownCompound[]): string {
  const rated = compounds
    .map((compound) => ({
      name: compound.name,
      likeness: Math.max(...[compound.name, ...compound.synonyms].map((label) => likenessOf(name, label))),
    }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness);
  const names = rated.slice(0, suggestedCompounds).map((one) => `"${one.name}"`);
  return names.length === 0 ? "" : `; similar names: ${names.join(", ")}`;
}

/** Share of letter pairs that two names have in common (Dice), 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  const shared = [...left].filter((pair) => right.has(pair)).length;
  return (2 * shared) / Math.max(1, left.size + right.size);
}

function pairsOf(text: string): Set<string> {
  const folded = ` ${fold(text)} `;
  return new Set([...folded].slice(1).map((letter, at) => `${folded[at]}${letter}`));
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
