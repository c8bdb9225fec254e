import type { DecodeResult, Schemas } from "../../client/src/mod.ts";
import { renderTable } from "../output/render-table.ts";
import { formatAmount } from "./format-amount.ts";
import { formatNutrients } from "./format-nutrients.ts";
import { describeMatch, quote } from "./format-reading.ts";
import { formatSources, gatherSources } from "./format-sources.ts";
import type { Detail, View } from "./view.ts";

type DecodedItem = Schemas["DecodedItem"];
type ReadItem = Schemas["ReadItem"];

/** Which details of a meal to show, and the words of its foods in their order. */
type DecodeDetail = Detail & { words?: readonly ReadItem[] | undefined };

/** Formats a decoded meal: its foods, what the whole meal contains, and the sources of the figures. */
export function formatDecode(result: DecodeResult, detail: DecodeDetail, view: View): string[] {
  if (result.type === "no_food_detected") return ["No food found in the input"];
  const nutrients = formatNutrients(result.molecular_analysis, detail, view);
  const sources = formatSources(gatherSources(result.molecular_analysis), { full: detail.sources, view });
  return [
    ...formatItems(result.items, detail.words ?? [], view),
    "",
    ...(nutrients.length > 0 ? nutrients : ["No figures: none of the foods is in the catalogue"]),
    ...(sources.length > 0 ? ["", ...sources] : []),
  ];
}

function formatItems(items: readonly DecodedItem[], words: readonly ReadItem[], view: View): string[] {
  const wordsOf = new Map(words.map((item) => [item.item_id, item]));
  return renderTable(
    {
      columns: [
        { title: "", alignment: "right" },
        { title: "Food", wraps: true },
        { title: "Amount", alignment: "right" },
        { title: "From", wraps: true },
        { title: "", wraps: true },
      ],
      rows: items.map((item) => [
        String(item.item_id),
        item.brand === null ? item.canonical_name : `${item.canonical_name} (${item.brand})`,
        `${formatAmount(item.quantity_g)} g`,
        quoteWords(wordsOf.get(item.item_id)),
        describeItem(item, wordsOf.get(item.item_id)?.match, view),
      ]),
    },
    view,
  );
}

function quoteWords(item: ReadItem | undefined): string {
  return item === undefined ? "" : quote(item.text);
}

function describeItem(
  { status, attributes }: DecodedItem,
  match: ReadItem["match"] | undefined,
  { paint }: View,
): string {
  const unresolved = status === "unresolved" ? [paint.yellow("not found, not counted")] : [];
  const close = match === "close" ? [describeMatch(match)] : [];
  return [...unresolved, ...close, ...attributes].join("; ");
}
