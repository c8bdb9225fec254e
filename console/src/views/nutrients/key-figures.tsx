import { Amount } from "./amount.tsx";
import { describeBounds } from "./describe-amount.ts";
import type { NutrientRow } from "./nutrient-row.ts";

/** Ids of FoodData Central, in display order. */
const keyCompounds: readonly { id: number; title: string }[] = [
  { id: 1008, title: "Energy" },
  { id: 1003, title: "Protein" },
  { id: 1005, title: "Carbohydrate" },
  { id: 1004, title: "Fat" },
  { id: 1079, title: "Fibre" },
  { id: 1093, title: "Sodium" },
];

/** The key figures, if the rows have them. */
export function KeyFigures({ rows }: { rows: readonly NutrientRow[] }) {
  const shown = keyCompounds.flatMap(({ id, title }) => {
    const row = rows.find((candidate) => candidate.compound_identifier_id === id);
    return row ? [{ title, row }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl class="key-figures">
      {shown.map(({ title, row }) => (
        <div key={title} class="key-figure">
          <dt>{title}</dt>
          <dd>
            <Amount row={row} />
            <span class="key-bounds">{describeBounds(row)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
