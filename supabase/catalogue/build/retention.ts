import { readFacts } from "../source/fact-table.ts";

/** Which share of a compound an ingredient keeps in a preparation (0 to 1), or null where no one knows. */
export type RetentionReader = (retentionCode: number, compoundId: number) => number | null;

const uncooked = 0;

/**
 * Builds the reader of `retention.tsv`. Code 0 of FNDDS means that the ingredient is used as it is and keeps
 * everything; a row with code `*` holds for every preparation, one with a code goes before it.
 */
export function createRetentionReader(dir?: string): RetentionReader {
  const rows = readFacts("retention.tsv", ["retention_code", "compound_id", "percent", "name", "basis"], dir);
  const shares = new Map(
    rows.map(({ cells: [code, compound, percent] }) => [`${code} ${compound}`, Number(percent) / 100]),
  );
  return function readRetention(retentionCode, compoundId) {
    if (retentionCode === uncooked) return 1;
    return shares.get(`${retentionCode} ${compoundId}`) ?? shares.get(`* ${compoundId}`) ?? null;
  };
}
