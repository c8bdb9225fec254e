import type { SourceRow } from "../source/source-table.ts";

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

interface Journal {
  readonly journal: string;
  readonly volume: string;
  readonly issue: string;
  readonly first: string;
  readonly last: string;
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
