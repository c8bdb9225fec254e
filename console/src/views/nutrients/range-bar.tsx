import { readAmountKind } from "./describe-amount.ts";
import type { NutrientRow } from "./nutrient-row.ts";
import { placeRange, type RangeGeometry } from "./range-geometry.ts";

const percent = (place: number) => `${place}%`;

/** A bar on the row's own scale, which repeats the text beside it and is hidden from screen readers. */
export function RangeBar({ row }: { row: NutrientRow }) {
  const kind = readAmountKind(row);
  const marks = placeRange(row);
  return (
    <svg class={`range-bar range-bar-${kind}`} aria-hidden="true" focusable="false">
      <line class="range-track" x1="0" x2="100%" y1="50%" y2="50%" />
      <line class="range-zero" x1="1" x2="1" y1="4" y2="16" />
      {marks.band && <Band band={marks.band} isOpen={marks.overflows} />}
      {marks.ceiling !== null && <Ceiling at={marks.ceiling} />}
      {marks.openFrom !== null && <Open from={marks.openFrom} />}
      {marks.overflows && <Arrow class="range-arrow" />}
      <Point kind={kind} marks={marks} />
    </svg>
  );
}

function Band({ band, isOpen }: { band: { from: number; to: number }; isOpen: boolean }) {
  return (
    <g class="range-band">
      <rect x={percent(band.from)} width={percent(Math.max(0, band.to - band.from))} y="6" height="8" />
      <line x1={percent(band.from)} x2={percent(band.from)} y1="4" y2="16" />
      {!isOpen && <line x1={percent(band.to)} x2={percent(band.to)} y1="4" y2="16" />}
    </g>
  );
}

function Ceiling({ at }: { at: number }) {
  return (
    <g class="range-ceiling">
      <rect x="1" width={percent(at)} y="6" height="8" />
      <line x1={percent(at)} x2={percent(at)} y1="3" y2="17" />
    </g>
  );
}

/** A dashed line as thick as the band looks like a hatch, without an SVG pattern. */
function Open({ from }: { from: number }) {
  return (
    <g class="range-open">
      <line x1={percent(from)} x2="100%" y1="10" y2="10" />
      <Arrow class="range-open-arrow" />
    </g>
  );
}

function Arrow({ class: name }: { class: string }) {
  return (
    <svg x="100%" y="0" overflow="visible" class={name} aria-hidden="true">
      <path d="M 2 5 L 7 10 L 2 15" />
    </svg>
  );
}

function Point({ kind, marks }: { kind: ReturnType<typeof readAmountKind>; marks: RangeGeometry }) {
  if (kind === "zero") return <circle class="range-none" cx="5" cy="10" r="4" />;
  if (kind === "trace") return <path class="range-trace" d="M 5 5 L 10 14 L 0.5 14 Z" />;
  if (kind === "unknown") {
    return (
      <text class="range-unknown" x="50%" y="14" text-anchor="middle">
        ?
      </text>
    );
  }
  if (marks.value === null) return null;
  return <line class="range-value" x1={percent(marks.value)} x2={percent(marks.value)} y1="2" y2="18" />;
}
