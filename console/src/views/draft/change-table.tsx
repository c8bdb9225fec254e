import type { Schemas } from "../../../../client/src/mod.ts";
import { formatChange, formatQuantity, formatRange } from "../../format/format-quantity.ts";

/** A compound of one portion before and after; the bounds are those of the change. */
export type NutrientChange = Schemas["NutrientChange"];

/** The positions of a change and its bounds, in percent; zero is in the middle. */
type ChangeGeometry = { value: number | null; band: { from: number; to: number } | null };

const middle = 50;
const reach = 46;

const percent = (place: number) => `${place}%`;

type ChangeTableProps = { caption: string; rows: readonly NutrientChange[] };

/** Compounds of a portion before and after, with the change and its bounds. */
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

/** A change as a bar left or right of zero with its bounds, which repeats the figures beside it. */
function ChangeBar({ row }: { row: NutrientChange }) {
  const { value, band } = placeChange(row);
  return (
    <svg class="change-bar" aria-hidden="true" focusable="false">
      <line class="range-track" x1="0" x2="100%" y1="50%" y2="50%" />
      {band && (
        <g class="range-band">
          <rect x={percent(band.from)} width={percent(Math.max(0, band.to - band.from))} y="6" height="8" />
        </g>
      )}
      <line class="change-zero" x1="50%" x2="50%" y1="1" y2="19" />
      {value !== null && <line class="range-value" x1={percent(value)} x2={percent(value)} y1="3" y2="17" />}
    </svg>
  );
}

/** Scales a change by the greatest of its figures and bounds. */
export function placeChange(row: NutrientChange): ChangeGeometry {
  const { before, after, change, change_min: min, change_max: max } = row;
  const sizes = [before, after, change, min, max].map((value) => Math.abs(value ?? 0));
  const edge = Math.max(...sizes) || 1;
  const place = (amount: number) => middle + (amount / edge) * reach;
  return {
    value: change === null ? null : place(change),
    band: min === null || max === null ? null : { from: place(min), to: place(max) },
  };
}
