import type { DecodeResult, Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { formatAmount } from "./format-amount.ts";
import { showNutrients } from "./show-nutrients.ts";
import { gatherSources, showSources } from "./show-sources.ts";
import type { Detail, View } from "./view.ts";

type DecodedItem = Schemas["DecodedItem"];

/** A decoded meal: its foods, what it contains as a whole, and where the figures come from. */
export function showDecode(result: DecodeResult, detail: Detail, view: View): string[] {
  if (result.type === "no_food_detected") return ["No food found in this"];
  const nutrients = showNutrients(result.molecular_analysis, detail, view);
  const sources = showSources(gatherSources(result.molecular_analysis), { full: detail.sources, view });
  return [
    ...showItems(result.items, view),
    "",
    ...(nutrients.length > 0 ? nutrients : ["No figures: no food of the catalogue was found"]),
    ...(sources.length > 0 ? ["", ...sources] : []),
  ];
}

function showItems(items: readonly DecodedItem[], view: View): string[] {
  return renderTable(
    {
      columns: [
        { title: "", alignment: "right" },
        { title: "Food", wraps: true },
        { title: "Amount", alignment: "right" },
        { title: "", wraps: true },
      ],
      rows: items.map((item) => [
        String(item.item_id),
        item.brand === null ? item.canonical_name : `${item.canonical_name} (${item.brand})`,
        `${formatAmount(item.quantity_g)} g`,
        describeItem(item, view),
      ]),
    },
    view,
  );
}

function describeItem({ status, attributes }: DecodedItem, { paint }: View): string {
  const unresolved = status === "unresolved" ? [paint.yellow("not found, in no figure")] : [];
  return [...unresolved, ...attributes].join("; ");
}
