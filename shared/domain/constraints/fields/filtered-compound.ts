import {
  convertUnit,
  findCompoundById,
  findCompoundByName,
  type KnownCompound,
} from "../../composition/mod.ts";

/** What of a filter says which compound it is about, and in which unit. */
type NamedCompound = {
  compound?: string | undefined;
  compound_id?: string | number | undefined;
  unit: string;
};

/** What is wrong with a filter, and in which of its members. */
type FilterProblem = { path: string[]; message: string };

/** The compound that a filter names; null for none of the catalogue. */
export function findFilteredCompound({
  compound,
  compound_id,
}: Pick<NamedCompound, "compound" | "compound_id">): KnownCompound | null {
  return compound_id === undefined
    ? findCompoundByName(compound ?? "")
    : findCompoundById(Number(compound_id));
}

/** What keeps a filter from being read by the catalogue; null where nothing does. */
export function findFilterProblem(filter: NamedCompound): FilterProblem | null {
  const { compound, compound_id, unit } = filter;
  if (compound === undefined && compound_id === undefined)
    return { path: ["compound"], message: "compound or compound_id is required" };
  const known = findFilteredCompound(filter);
  if (!known) {
    const path = compound_id === undefined ? "compound" : "compound_id";
    return { path: [path], message: "is not a compound in the catalogue" };
  }
  if (compound !== undefined && findCompoundByName(compound)?.id !== known.id)
    return { path: ["compound"], message: "names a different compound than compound_id" };
  if (convertUnit(unit, known.unit) === null)
    return { path: ["unit"], message: `must be a unit that converts to ${known.unit}` };
  return null;
}
