import { formatNumber } from "../../format/format-number.ts";
import { Meter } from "../parts/meter.tsx";
import { type Sensations, TASTES, type TasteRating } from "./sensory-result.ts";

const BASIS = {
  composition: "its composition",
  curated: "a curated table",
  rule: "a general rule",
} as const;

/** The eight tastes with what they rest on; for a meal also the food in which each is strongest. */
export function TasteTable({ caption, taste }: { caption: string; taste: Sensations["taste"] }) {
  const hasPeaks = TASTES.some((name) => taste[name].peak);
  return (
    <table class="data taste-table">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Taste</th>
          <th scope="col">Intensity, 0 to 100</th>
          {hasPeaks && <th scope="col">Strongest in</th>}
          <th scope="col">Rests on</th>
        </tr>
      </thead>
      <tbody>
        {TASTES.map((name) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td class="taste-intensity">
              <Intensity rating={taste[name]} />
            </td>
            {hasPeaks && <td class="taste-peak">{describePeak(taste[name])}</td>}
            <td class="taste-basis">{describeBasis(taste[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Intensity({ rating: { intensity } }: { rating: TasteRating }) {
  return (
    <span class="taste-meter">
      <span class={intensity === null ? "amount-word" : "taste-figure"}>
        {intensity === null ? "unknown" : formatNumber(intensity)}
      </span>
      <Meter share={intensity === null ? null : intensity / 100} />
    </span>
  );
}

function describePeak({ peak }: TasteRating): string {
  return peak && peak.intensity > 0 ? `${peak.food} (${formatNumber(peak.intensity)})` : "";
}

function describeBasis({ intensity, basis, confidence }: TasteRating): string {
  if (intensity === null) return "nothing known";
  return `${BASIS[basis]}, ${Math.round(confidence * 100)} % sure`;
}
