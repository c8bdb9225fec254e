import type { RadarSeries } from "./radar-series.ts";

/** Which line of a radar is which. */
export function RadarLegend({ series }: { series: readonly RadarSeries[] }) {
  return (
    <ul class="radar-legend">
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg aria-hidden="true" focusable="false" class={`radar-series radar-series-${index + 1}`}>
            <line class="radar-line" x1="0" x2="28" y1="5" y2="5" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
