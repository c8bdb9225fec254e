import { formatChange } from "../../format/format-change.ts";
import { formatQuantity } from "../../format/format-quantity.ts";
import { formatRange } from "../../format/format-range.ts";
import { ChangeBar } from "./change-bar.tsx";
import type { NutrientChange } from "./draft-result.ts";

type ChangeTableProps = { caption: string; rows: readonly NutrientChange[] };

/** Compounds of a portion before and after, with the change drawn and its bounds told. */
export function ChangeTable({ caption, rows }: ChangeTableProps) {
  return (
    <table class="data change-table">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Compound</th>
          <th scope="col" class="num">
            Before
          </th>
          <th scope="col" class="num">
            After
          </th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.compound_identifier_id}>
            <th scope="row">{row.compound_identifier_name}</th>
            <td class="num change-before">{formatKnown(row.before, row)}</td>
            <td class="num change-after">{formatKnown(row.after, row)}</td>
            <td class="change-cell">
              <ChangeBar row={row} />
              <span class="change-words">
                <strong>{formatChange(row.change, row.unit)}</strong>{" "}
                <span class="muted">{describeBounds(row)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatKnown(value: number | null, { unit, incomplete }: NutrientChange): string {
  const text = formatQuantity(value, unit);
  return incomplete && value !== null ? `\u2265 ${text}` : text;
}

function describeBounds({ change_min: min, change_max: max, unit, incomplete }: NutrientChange): string {
  if (incomplete) return "incomplete: an ingredient has no figure";
  return min === null && max === null ? "" : `(${formatRange(min, max, unit)})`;
}
