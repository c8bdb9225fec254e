import { readFacts } from "../source/fact-table.ts";
import { rowError } from "../source/source-table.ts";
import { type NationalTable, recordId } from "../table/record-id.ts";

/** Tables whose records join a concept that another table leads. */
export type MemberSource = "sr28" | "foundation" | NationalTable;

/**
 * A record that is the same food as the concept `foodId`; `isFortified` where a country's law adds vitamins or
 * minerals to one of them.
 */
export type Join = {
  readonly foodId: number;
  readonly source: MemberSource;
  readonly sourceCode: string;
  readonly recordId: number;
  readonly isFortified: boolean;
};

/** Joins by the id of the concept. */
export type JoinsByFood = ReadonlyMap<number, readonly Join[]>;

/** Columns of `joins.tsv`: the two records, the reason and score of the pair, and what a reviewer compares. */
export const joinColumns = [
  "food_id",
  "source",
  "source_code",
  "basis",
  "score",
  "food_name",
  "source_name",
  "food_water_g",
  "source_water_g",
  "food_energy_kcal",
  "source_energy_kcal",
  "fortified",
];

const sources: readonly MemberSource[] = [
  "sr28",
  "foundation",
  "ciqual",
  "cofid",
  "cnf",
  "fineli",
  "slv",
  "stfcj",
  "bls",
];

/** The reviewed joins of `joins.tsv` in `listsDir`. */
export function readJoins(listsDir?: string): JoinsByFood {
  const joins = readFacts("joins.tsv", joinColumns, listsDir).map((row): Join => {
    const [foodId, text, sourceCode = ""] = row.cells;
    const source = sources.find((each) => each === text);
    if (source === undefined) throw rowError(row, `"${text}" is not a table`);
    const id = memberId(source, sourceCode);
    if (id === null) throw rowError(row, `"${sourceCode}" is not a code of ${source}`);
    return { foodId: Number(foodId), source, sourceCode, recordId: id, isFortified: row.cells[11] === "yes" };
  });
  return Map.groupBy(joins, ({ foodId }) => foodId);
}

function memberId(source: MemberSource, code: string): number | null {
  return source === "sr28" || source === "foundation" ? Number(code) : recordId(source, code);
}

/** The pairs that a person has accepted or refused, as "<food id> <source> <source code>". */
export function readJoinDecisions(): ReadonlySet<string> {
  const accepted = readFacts("joins.tsv", joinColumns);
  const refused = readFacts("join-refusals.tsv", [
    "food_id",
    "source",
    "source_code",
    "food_name",
    "source_name",
    "reason",
  ]);
  return new Set([...accepted, ...refused].map(({ cells }) => cells.slice(0, 3).join(" ")));
}
