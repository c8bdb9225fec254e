import { foodTerms } from "../../../shared/food/food-terms.ts";
import { copyRow, parseCopyRow, parseTextArray } from "../format/copy-text.ts";

/** COPY text for nas.food_term, with a header, from the COPY text of nas.food. */
export function foodTermRows(foodText: string): string {
  const [header = "", ...lines] = foodText.split("\n");
  const columns = header.split("\t");
  const [id, source, name, synonyms, foodGroup] = ["id", "source", "name", "synonyms", "food_group"].map(
    (column) => columns.indexOf(column),
  );
  const rows: string[] = [];
  for (const line of lines) {
    if (line === "") continue;
    const cells = parseCopyRow(line);
    const cell = (index: number | undefined) => cells[index ?? -1] ?? "";
    const terms = foodTerms({
      name: cell(name),
      synonyms: parseTextArray(cell(synonyms)),
      foodGroup: cell(foodGroup),
      source: cell(source),
    });
    for (const { term, weight } of terms) rows.push(copyRow([term, Number(cell(id)), weight]));
  }
  // In the order of the primary key, so that its index grows at one end.
  rows.sort();
  return `term\tfood_id\tweight\n${rows.map((row) => `${row}\n`).join("")}`;
}
