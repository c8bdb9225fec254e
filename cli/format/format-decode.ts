import type { DecodeResult, Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { formatAmount } from "./format-amount.ts";
import { formatNutrients } from "./format-nutrients.ts";
import { formatSources, gatherSources } from "./format-sources.ts";
import type { Detail, View } from "./view.ts";

type DecodedItem = Schemas["DecodedItem"];

/** Formats a decoded meal: its foods, what the whole meal contains, and the sources of the figures. */
export function formatDecode(result: DecodeResult, detail: Detail, view: View): string[] {
  if (result.type === "no_food_detected") return ["No food found in the input"];
  const nutrients = formatNutrients(result.molecular_analysis, detail, view);
  const sources = formatSources(gatherSources(result.molecular_analysis), { full: detail.sources, view });
  return [
    ...formatItems(result.items, view),
    "",
    ...(nutrients.length > 0 ? nutrients : ["No figures: none of the foods is in the catalogue"]),
    ...(sources.length > 0 ? ["", ...sources] : []),
  ];
}

function formatItems(items: readonly DecodedItem[], view: View): string[] {
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
  const unresolved = status === "unresolved" ? [paint.yellow("not found, not counted")] : [];
  return [...unresolved, ...attributes].join("; ");
}
