import { placeConstraint } from "./constraint-geometry.ts";
import type { Verification } from "./verification.ts";

const percent = (place: number) => `${place}%`;

/** A constraint drawn: the side that keeps it, the limit, the value and its range; hidden from readers. */
export function ConstraintBar({ row }: { row: Verification }) {
  const { limit, allowed, value, band } = placeConstraint(row);
  const state = row.satisfied ? "constraint-bar constraint-kept" : "constraint-bar constraint-broken";
  return (
    <svg class={state} aria-hidden="true" focusable="false">
      <line class="constraint-track" x1="0" x2="100%" y1="50%" y2="50%" />
      <rect
        class="constraint-allowed"
        x={percent(allowed.from)}
        width={percent(allowed.to - allowed.from)}
        y="5"
        height="10"
      />
      {band && (
        <rect
          class="constraint-band"
          x={percent(band.from)}
          width={percent(band.to - band.from)}
          y="8"
          height="4"
        />
      )}
      <line class="constraint-limit" x1={percent(limit)} x2={percent(limit)} y1="1" y2="19" />
      {value !== null && <circle class="constraint-value" cx={percent(value)} cy="10" r="4.5" />}
    </svg>
  );
}
