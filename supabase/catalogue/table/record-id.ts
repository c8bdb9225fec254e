/** National tables whose records have ids of their own in the catalogue, with the first id of each. */
const firstIds = {
  ciqual: 200_000_000,
  own_dish: 201_000_000,
  cnf: 202_000_000,
  fineli: 203_000_000,
  slv: 204_000_000,
  stfcj: 205_000_000,
  cofid: 210_000_000,
  bls: 300_000_000,
} as const;

export type NationalTable = keyof typeof firstIds;

/**
 * The catalogue's id of a table's record, the same in every release: the first id of the table + the record's code.
 * A code of CoFID ("13-669_1") is read as 13 x 1,000,000 + 669 x 10 + 1; one of the BLS ("M5B1600") as a letter, a
 * digit, two digits in base 36, and three digits. Null for a code of another form.
 */
export function recordId(table: NationalTable, code: string): number | null {
  const offset = codeOffset(table, code);
  return offset === null ? null : firstIds[table] + offset;
}

function codeOffset(table: NationalTable, code: string): number | null {
  if (table === "bls") return readBlsCode(code);
  if (table === "cofid") return readCofidCode(code);
  return /^\d{1,6}$/.test(code) ? Number(code) : null;
}

function readCofidCode(code: string): number | null {
  const [, chapter = "", entry = "", variant = "0"] = /^(\d\d)-(\d{3,5})(?:_(\d))?$/.exec(code) ?? [];
  return chapter === "" ? null : Number(chapter) * 1_000_000 + Number(entry) * 10 + Number(variant);
}

function readBlsCode(code: string): number | null {
  const [, letter = "", digit = "", pair = "", rest = ""] =
    /^([A-Z])(\d)([0-9A-Z]{2})(\d{3})$/.exec(code) ?? [];
  if (letter === "") return null;
  const group = ((letter.codePointAt(0) ?? 0) - 65) * 10 + Number(digit);
  return (group * 36 * 36 + Number.parseInt(pair, 36)) * 1000 + Number(rest);
}
