import { Amount } from "./amount.tsx";
import { describeBounds } from "./describe-amount.ts";
import { formatNumbers, type NumberedSources } from "./number-sources.ts";
import type { NutrientRow } from "./nutrient-row.ts";
import { RangeBar } from "./range-bar.tsx";
import type { RowGroup } from "./select-rows.ts";

type NutrientTableProps = {
  caption: string;
  groups: readonly RowGroup[];
  sources: NumberedSources;
};

const columns = ["Compound", "Amount", "Range", "Basis", "Sources"] as const;

/** Amounts of compounds with their range as bar and text, their basis, and their sources by number. */
export function NutrientTable({ caption, groups, sources }: NutrientTableProps) {
  return (
    <table class="data nutrient-table">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id}>
          <tr class="nutrient-group">
            <th scope="rowgroup" colSpan={columns.length}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <CompoundRow key={row.compound_identifier_id} row={row} sources={sources} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function CompoundRow({ row, sources }: { row: NutrientRow; sources: NumberedSources }) {
  const numbers = sources.numbersOf([...row.references, ...row.references_min, ...row.references_max]);
  return (
    <tr>
      <th scope="row" class="nutrient-name">
        {row.compound_identifier_name}
        <span class="nutrient-identifier">{row.compound_identifier_value}</span>
      </th>
      <td class="nutrient-amount">
        <Amount row={row} />
      </td>
      <td class="nutrient-range">
        <RangeBar row={row} />
        <span class={row.incomplete ? "nutrient-bounds nutrient-incomplete" : "nutrient-bounds"}>
          {describeBounds(row)}
        </span>
      </td>
      <td class="nutrient-kind">{describeKind(row)}</td>
      <td class="nutrient-sources">
        {numbers.length === 0 ? (
          <span class="muted">none</span>
        ) : (
          <>
            <span class="nutrient-label">Sources </span>
            {formatNumbers(numbers)}
          </>
        )}
      </td>
    </tr>
  );
}

const kinds: Readonly<Record<NutrientRow["measurement_value_type"], string>> = {
  quantified: "published figure",
  calculated: "calculated",
  less_than: "below a limit",
  greater_than: "above a limit",
  trace: "published as trace",
  unquantified: "not quantified",
};

function describeKind({ measurement_value_type: type, provenance }: NutrientRow): string {
  return provenance === "interpolation" ? `${kinds[type]}, partly from related foods` : kinds[type];
}
