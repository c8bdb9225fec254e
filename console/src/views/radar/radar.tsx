import { chooseScale, outlineSeries, placeOnSpoke } from "./radar-geometry.ts";
import type { RadarSeries } from "./radar-series.ts";

type RadarProps = {
  /** What a reader is told in place of the drawing; a table beside it has the figures. */
  label: string;
  axes: readonly string[];
  series: readonly RadarSeries[];
};

const RADIUS = 100;
const LABEL_SHARE = 1.13;
const RINGS = [0.25, 0.5, 0.75, 1] as const;
const LABELLED_RINGS = [0.5, 1] as const;
/** Labels this near the middle are centred. */
const MIDDLE = 12;

/** A radar of values from 0 to 100; an unknown value is a gap with a question mark at its axis. */
export function Radar({ label, axes, series }: RadarProps) {
  const scale = chooseScale(series.flatMap(({ values }) => values));
  return (
    <svg class="radar" viewBox="-190 -132 380 264" role="img" aria-label={label}>
      {RINGS.map((ring) => (
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
      {LABELLED_RINGS.map((ring) => (
        <text key={ring} class="radar-scale" x="4" y={4 - ring * RADIUS + 10}>
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
  const end = placeOnSpoke(index, count, RADIUS);
  const text = placeOnSpoke(index, count, RADIUS, LABEL_SHARE);
  const anchor = Math.abs(text.x) < MIDDLE ? "middle" : text.x > 0 ? "start" : "end";
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
  const { points, edges } = outlineSeries(values, { radius: RADIUS, scale });
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
  const points = Array.from({ length: count }, (_, index) => placeOnSpoke(index, count, RADIUS, share));
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}
