import type { Catalogue } from "./catalogue.ts";
import quantities from "./quantities.json" with { type: "json" };
import type { CompoundFilter, DesignRequest, ShownProof } from "./result-shape.ts";

/** What a constraint bounds: sums of compounds, or their share of energy; amounts are multiplied by `factor`. */
export type Quantity = {
  add: readonly number[];
  subtract: readonly number[];
  factor: number;
  /** Divides by the energy in kcal. */
  perEnergy: boolean;
};

const energy = 1008;
const grams: Record<string, number> = { g: 1, mg: 1e-3, µg: 1e-6, μg: 1e-6, ug: 1e-6, mcg: 1e-6, kg: 1e3 };
const joules: Record<string, number> = { kj: 1, kcal: 4.184 };
const per1000Kcal = /(?:\/|per) ?1[, ]?000 ?kcal/i;
const kcalPerGram: Record<string, number> = quantities.kcalPerGram;

/** The quantity of a row of `verification`; null where it bounds no compound, minutes or a count. */
export function quantityOfProof(
  proof: ShownProof,
  request: DesignRequest,
  catalogue: Catalogue,
): Quantity | null {
  const [field = "", name = ""] = proof.constraint.split(":");
  const filter = request.compound_filters?.[Number(/^compound_filters\[(\d+)\]/.exec(field)?.[1] ?? -1)];
  if (filter)
    return inUnit({ add: [findCompound(filter, catalogue) ?? 0], subtract: [] }, proof.unit, catalogue);
  if (field.startsWith("daily_energy")) return inUnit({ add: [energy], subtract: [] }, proof.unit, catalogue);
  const named = findNamed(name, catalogue) ?? findNamed(proof.description, catalogue);
  return named && inUnit(named, proof.unit, catalogue);
}

/** The compound of a filter, by its id, name or a common name; null where the catalogue has none. */
export function findCompound(
  { compound, compound_id: id }: CompoundFilter,
  catalogue: Catalogue,
): number | null {
  if (id !== undefined) return catalogue.compounds.has(Number(id)) ? Number(id) : null;
  const name = (compound ?? "").toLowerCase();
  const all = [...catalogue.compounds.values()];
  const exact = all.find((one) => one.name.toLowerCase() === name);
  return (exact ?? all.find(({ synonyms }) => synonyms.includes(name)))?.id ?? null;
}

/** How many of `to` are one `from`; null where the units do not measure the same. */
export function convertUnit(from: string, to: string): number | null {
  if (from === to) return 1;
  for (const scale of [grams, joules]) {
    const [a, b] = [scale[from.toLowerCase()], scale[to.toLowerCase()]];
    if (a !== undefined && b !== undefined) return a / b;
  }
  return null;
}

function inUnit(
  { add, subtract }: Pick<Quantity, "add" | "subtract">,
  unit: string,
  catalogue: Catalogue,
): Quantity | null {
  const own = catalogue.compounds.get(add[0] ?? 0)?.unit ?? "";
  if (/^% of (the )?energy/i.test(unit) || unit === "%") {
    return { add, subtract, factor: 100 * (kcalPerGram[String(add[0])] ?? 0), perEnergy: true };
  }
  const perEnergy = per1000Kcal.test(unit);
  const factor = convertUnit(own, unit.replace(per1000Kcal, "").split(/[ /]/)[0] ?? "");
  return factor === null ? null : { add, subtract, factor: perEnergy ? 1000 * factor : factor, perEnergy };
}

function findNamed(text: string, catalogue: Catalogue): Pick<Quantity, "add" | "subtract"> | null {
  const lower = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}%-]+/gu, " ")} `;
  const names = [
    ...quantities.names.flatMap(({ words, ...parts }) => words.map((word) => ({ word, ...parts }))),
    ...[...catalogue.compounds.values()].flatMap(({ id, name, synonyms }) =>
      [name.toLowerCase(), ...synonyms]
        .filter((word) => word.length > 2)
        .map((word) => ({ word: word.replace(/[^\p{L}\p{N}%-]+/gu, " ").trim(), add: [id], subtract: [] })),
    ),
  ];
  const found = names.filter(({ word }) => lower.includes(` ${word} `));
  const longest = found.sort((a, b) => b.word.length - a.word.length)[0];
  return longest ? { add: longest.add, subtract: longest.subtract } : null;
}
