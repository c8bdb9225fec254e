/** A filter of decode: compounds by name, and those told in digits by id. */
export type CompoundChoice = { compound_identifier_names?: string[]; compound_identifier_ids?: number[] };

/** Sorts the compounds of a command line into names and ids. */
export function readCompounds(compounds: readonly string[] = []): CompoundChoice {
  const isId = (text: string) => /^\d{1,15}$/.test(text);
  const ids = compounds.filter(isId).map(Number);
  const names = compounds.filter((text) => !isId(text));
  return {
    ...(names.length > 0 && { compound_identifier_names: names }),
    ...(ids.length > 0 && { compound_identifier_ids: ids }),
  };
}
