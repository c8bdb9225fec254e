import { readFacts } from "../source/fact-table.ts";

/** The pairs that a person has accepted or refused, as "<food id> <source> <source code>". */
export function readLinkDecisions(): ReadonlySet<string> {
  const accepted = readFacts("links.tsv", linkColumns);
  const refused = readFacts("link-refusals.tsv", [
    "food_id",
    "source",
    "source_code",
    "food_name",
    "source_name",
    "reason",
  ]);
  return new Set([...accepted, ...refused].map(({ cells }) => cells.slice(0, 3).join(" ")));
}

/** Columns of `links.tsv`: who is paired with whom, why, and what a reviewer compares. */
export const linkColumns = [
  "food_id",
  "source",
  "source_code",
  "basis",
  "food_name",
  "source_name",
  "food_water_g",
  "source_water_g",
  "food_energy_kcal",
  "source_energy_kcal",
  "fortified",
];
