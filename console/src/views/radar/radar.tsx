import { chooseScale, outlineSeries, placeOnSpoke } from "./radar-geometry.ts";

/** One outline of a radar: a value from 0 to 100 per axis, null if unknown. */
type RadarSeries = { name: string; values: readonly (number | null)[] };

type RadarProps = {
  /** A description for screen readers; a table beside the radar has the figures. */
  label: string;
  axes: readonly string[];
  series: readonly RadarSeries[];
};

const radius = 100;
const labelShare = 1.13;
const rings = [0.25, 0.5, 0.75, 1] as const;
const labelledRings = [0.5, 1] as const;
/** Labels this close to the middle are centred. */
const middle = 12;

/** A radar of values from 0 to 100; an unknown value is a gap with a question mark at its axis. */
export function Radar({ label, axes, series }: RadarProps) {
  const scale = chooseScale(series.flatMap(({ values }) => values));
  return (
    <svg class="radar" viewBox="-190 -132 380 264" role="img" aria-label={label}>
      {rings.map((ring) => (
        <polygon key={ring} class="radar-ring" points={ringPoints(ring, axes.length)} />
      ))}
      {axes.map((axis, index) => (
        <Axis
          key={axis}
          axis={axis}
          index={index}
          count={axes.length}
          isUnknown={series.every(({ values }) => (values[index] ?? null) === null)}
        />
      ))}
      {labelledRings.map((ring) => (
        <text key={ring} class="radar-scale" x="4" y={4 - ring * radius + 10}>
          {ring * scale}
        </text>
      ))}
      {series.map(({ name, values }, index) => (
        <Outline key={name} values={values} index={index} scale={scale} />
      ))}
    </svg>
  );
}

type AxisProps = { axis: string; index: number; count: number; isUnknown: boolean };

function Axis({ axis, index, count, isUnknown }: AxisProps) {
  const end = placeOnSpoke(index, count, radius);
  const text = placeOnSpoke(index, count, radius, labelShare);
  const anchor = Math.abs(text.x) < middle ? "middle" : text.x > 0 ? "start" : "end";
  return (
    <g class={isUnknown ? "radar-axis radar-axis-unknown" : "radar-axis"}>
      <line x1="0" y1="0" x2={end.x} y2={end.y} />
      <text x={text.x} y={text.y} text-anchor={anchor} dominant-baseline="middle">
        {isUnknown ? `${axis} ?` : axis}
      </text>
    </g>
  );
}

type OutlineProps = { values: RadarSeries["values"]; index: number; scale: number };

function Outline({ values, index, scale }: OutlineProps) {
  const { points, edges } = outlineSeries(values, { radius, scale });
  const wedges = edges.map(([from, to]) => `M0 0L${from.x} ${from.y}L${to.x} ${to.y}Z`).join("");
  const lines = edges.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
  return (
    <g class={`radar-series radar-series-${index + 1}`}>
      <path class="radar-fill" d={wedges} />
      <path class="radar-line" d={lines} />
      {points.map((point) =>
        point ? <circle key={`${point.x} ${point.y}`} cx={point.x} cy={point.y} r="3.5" /> : null,
      )}
    </g>
  );
}

function ringPoints(share: number, count: number): string {
  const points = Array.from({ length: count }, (_, index) => placeOnSpoke(index, count, radius, share));
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

/** The legend of the series of a radar. */
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
