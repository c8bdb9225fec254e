import type { Output } from "../../output/output.ts";

/** Prints named values, one a line. */
export function showFields(output: Output, fields: Readonly<Record<string, string>>): void {
  output.printTable({
    columns: [{ title: "field" }, { title: "value", wraps: true }],
    rows: Object.entries(fields),
  });
}
