import { rowError, type SourceRow } from "../source/source-table.ts";

/** Reference ids of the publications behind a value, ascending, by "<food number> <component number>". */
export type PublicationLinks = ReadonlyMap<string, readonly number[]>;

/** Groups link rows (food number, component number, publication key) by food and component. */
export function buildPublicationLinks(
  rows: Iterable<SourceRow>,
  idByKey: ReadonlyMap<string, number>,
): PublicationLinks {
  const links = new Map<string, number[]>();
  for (const row of rows) {
    const [ndb = "", number = "", publication = ""] = row.cells;
    const id = idByKey.get(publication);
    if (id === undefined) throw rowError(row, `publication "${publication}" is unknown`);
    const key = `${ndb} ${number}`;
    const ids = links.get(key);
    if (!ids) links.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  }
  for (const ids of links.values()) ids.sort((a, b) => a - b);
  return links;
}
