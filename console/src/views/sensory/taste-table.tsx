import { formatNumber } from "../../format/format-quantity.ts";
import { type Sensations, type TasteRating, tastes } from "./sensory-result.ts";

const basisNames = {
  composition: "its composition",
  curated: "a curated table",
  rule: "a general rule",
} as const;

/** The eight tastes with their basis; for a meal also the food in which each is strongest. */
export function TasteTable({ caption, taste }: { caption: string; taste: Sensations["taste"] }) {
  const hasPeaks = tastes.some((name) => taste[name].peak);
  return (
    <table class="data taste-table">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Taste</th>
          <th scope="col">Intensity, 0 to 100</th>
          {hasPeaks && <th scope="col">Strongest in</th>}
          <th scope="col">Basis</th>
        </tr>
      </thead>
      <tbody>
        {tastes.map((name) => (
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
  if (intensity === null) return "unknown";
  return `${basisNames[basis]}, ${Math.round(confidence * 100)} % confidence`;
}

/** A share from 0 to 1 as a bar, which repeats the figure beside it; null is a dashed track. */
function Meter({ share }: { share: number | null }) {
  return (
    <svg class={share === null ? "meter meter-unknown" : "meter"} aria-hidden="true" focusable="false">
      <line class="meter-track" x1="0" x2="100%" y1="50%" y2="50%" />
      {share !== null && share > 0 && (
        <line class="meter-fill" x1="0" x2={`${Math.min(1, share) * 100}%`} y1="50%" y2="50%" />
      )}
      {share === 0 && <circle class="meter-none" cx="4" cy="50%" r="3" />}
    </svg>
  );
}
