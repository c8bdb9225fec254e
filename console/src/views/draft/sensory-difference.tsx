import type { Schemas } from "../../../../client/src/mod.ts";
import { formatNumber } from "../../format/format-quantity.ts";
import { Badge } from "../../shell/parts/blocks.tsx";
import { Radar, RadarLegend } from "../radar/radar.tsx";

/** The taste and texture of a dish before and after. */
export function SensoryDifference({ change }: { change: Schemas["SensoryChange"] }) {
  const series = [
    { name: "after", values: change.taste.map(({ after }) => after) },
    { name: "before", values: change.taste.map(({ before }) => before) },
  ];
  return (
    <div class="sensory-difference">
      <div>
        <Radar
          label="Radar of the eight tastes before and after; the table has the figures"
          axes={change.taste.map(({ sense }) => sense)}
          series={series}
        />
        <RadarLegend series={series} />
      </div>
      <div class="stack">
        <table class="data framed">
          <caption class="visually-hidden">Tastes before and after, 0 to 100</caption>
          <thead>
            <tr>
              <th scope="col">Taste</th>
              <th scope="col" class="num">
                Before
              </th>
              <th scope="col" class="num">
                After
              </th>
              <th scope="col" class="num">
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {change.taste.map(({ sense, before, after, change: difference }) => (
              <tr key={sense}>
                <th scope="row">{sense}</th>
                <td class="num">{formatValue(before)}</td>
                <td class="num">{formatValue(after)}</td>
                <td class="num">{formatDifference(difference)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <TextureWords title="Gained" words={change.texture_gained} />
        <TextureWords title="Lost" words={change.texture_lost} />
        <dl class="facts">
          <dt>Before</dt>
          <dd>{change.before}</dd>
          <dt>After</dt>
          <dd>{change.after}</dd>
        </dl>
      </div>
    </div>
  );
}

function TextureWords({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p class="cluster">
      <span class="muted">{title}</span>
      {words.map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </p>
  );
}

function formatValue(value: number | null): string {
  return value === null ? "unknown" : formatNumber(value);
}

function formatDifference(value: number | null): string {
  return value !== null && value > 0 ? `+${formatNumber(value)}` : formatValue(value);
}
