import { readFacts } from "../source/fact-table.ts";
import { rowError, type SourceRow } from "../source/source-table.ts";
import type { Reference } from "./catalogue-model.ts";

/** The publications of all sources, by the key that their source gives them ("S1164", "R016"). */
export type ReferenceTable = {
  readonly references: readonly Reference[];
  readonly idByKey: ReadonlyMap<string, number>;
  readonly idByDatabase: ReadonlyMap<string, number>;
};

// D: journal articles and S: studies and companies (SR), R: flavonoid tables.
const keyBases = new Map([
  ["D", 1_000_000],
  ["S", 2_000_000],
  ["R", 3_000_000],
]);

const keyForm = /^([A-Z])(\d{1,5})([a-i]?)$/;

type Journal = {
  readonly journal: string;
  readonly volume: string;
  readonly issue: string;
  readonly first: string;
  readonly last: string;
};

/** Reference ids of the publications behind a value, ascending, by "<food number> <component number>". */
export type PublicationLinks = ReadonlyMap<string, readonly number[]>;

/**
 * Numbers the publications: a database has its fixed small id, a publication the base of its key's letter plus
 * ten times the key's number plus the place of its suffix ("R206a" is 3,002,061). Where several keys have the
 * same citation, the smallest id stands for all. The citation of a database ends with the name of its licence.
 */
export function buildReferences(publications: Iterable<SourceRow>): ReferenceTable {
  const databases = readFacts("databases.tsv", ["id", "key", "citation", "licence"]);
  const citationById = new Map<number, string>();
  const idByKey = new Map<string, number>();
  for (const row of publications) {
    const key = row.cells[0] ?? "";
    const id = referenceId(row, key);
    if (!citationById.has(id)) citationById.set(id, formatCitation(row));
    idByKey.set(key, id);
  }
  const idByCitation = smallestIds(citationById);
  for (const [key, id] of idByKey) idByKey.set(key, idByCitation.get(citationById.get(id) ?? "") ?? id);
  const references = [...idByCitation].map(([citation, id]) => ({ id, citation }));
  for (const { cells } of databases) references.push({ id: Number(cells[0]), citation: citeDatabase(cells) });
  return {
    references: references.sort((a, b) => a.id - b.id),
    idByKey,
    idByDatabase: new Map(databases.map(({ cells }) => [cells[1] ?? "", Number(cells[0])])),
  };
}

// A value is shown with its citation, and most licences ask to be named there.
function citeDatabase([, , citation = "", licence = ""]: readonly string[]): string {
  return licence === "" ? `${citation}.` : `${citation} (${licence})`;
}

function referenceId(row: SourceRow, key: string): number {
  const [, letter = "", digits = "", suffix = ""] = keyForm.exec(key) ?? [];
  const base = keyBases.get(letter);
  if (base === undefined) throw rowError(row, `"${key}" is not a known key`);
  return base + Number(digits) * 10 + " abcdefghi".indexOf(suffix || " ");
}

function smallestIds(citationById: ReadonlyMap<number, string>): Map<string, number> {
  const ids = new Map<string, number>();
  for (const [id, citation] of citationById) ids.set(citation, Math.min(id, ids.get(citation) ?? id));
  return ids;
}

/**
 * One line of citation for a row of a USDA publication table: id, authors, title, year, journal, volume, issue,
 * first and last page. Rows without a journal have city and state in the places of volume and issue.
 */
export function formatCitation(row: SourceRow): string {
  const [
    ,
    authors = "",
    title = "",
    year = "",
    journal = "",
    volume = "",
    issue = "",
    first = "",
    last = "",
  ] = row.cells.map(tidy);
  const head = `${authors}${year === "" ? "" : ` (${year})`}`;
  const place = [volume, issue].filter((part) => part !== "").join(", ");
  const where = journal === "" ? place : joinJournal({ journal, volume, issue, first, last });
  return [head, title, where]
    .filter((part) => part !== "")
    .map(endSentence)
    .join(" ");
}

function joinJournal({ journal, volume, issue, first, last }: Journal): string {
  const number = `${volume}${issue === "" ? "" : `(${issue})`}`;
  const pages = [first, last].filter((page) => page !== "").join("-");
  const named = number === "" ? journal : `${journal} ${number}`;
  return pages === "" ? named : `${named}, ${pages}`;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function endSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

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
