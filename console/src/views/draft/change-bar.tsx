import { placeChange } from "./change-geometry.ts";
import type { NutrientChange } from "./draft-result.ts";

const percent = (place: number) => `${place}%`;

/** A change to the left or right of zero with its bounds; the figures beside it say the same. */
export function ChangeBar({ row }: { row: NutrientChange }) {
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
