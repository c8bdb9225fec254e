import { Amount } from "./amount.tsx";
import { describeBounds } from "./describe-bounds.ts";
import { formatNumbers } from "./format-numbers.ts";
import type { RowGroup } from "./group-rows.ts";
import type { NumberedSources } from "./number-sources.ts";
import type { NutrientRow } from "./nutrient-row.ts";
import { RangeBar } from "./range-bar.tsx";

type NutrientTableProps = {
  caption: string;
  groups: readonly RowGroup[];
  sources: NumberedSources;
};

const COLUMNS = ["Compound", "Amount", "Range", "How it is known", "Sources"] as const;

/** Amounts of compounds with their range drawn and told, what they rest on, and their sources by number. */
export function NutrientTable({ caption, groups, sources }: NutrientTableProps) {
  return (
    <table class="data nutrient-table">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, title, rows }) => (
        <tbody key={id}>
          <tr class="nutrient-group">
            <th scope="rowgroup" colSpan={COLUMNS.length}>
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

const KINDS: Readonly<Record<NutrientRow["measurement_value_type"], string>> = {
  quantified: "published figure",
  calculated: "calculated",
  less_than: "below a limit",
  greater_than: "above a limit",
  trace: "published as trace",
  unquantified: "not quantified",
};

function describeKind({ measurement_value_type: type, provenance }: NutrientRow): string {
  return provenance === "interpolation" ? `${KINDS[type]}, partly from related foods` : KINDS[type];
}
