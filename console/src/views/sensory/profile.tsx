import { Radar } from "../radar/radar.tsx";
import { RadarLegend } from "../radar/radar-legend.tsx";
import { type Sensations, TASTES } from "./sensory-result.ts";
import { TasteTable } from "./taste-table.tsx";
import { TermList } from "./term-list.tsx";

/** A food or a meal: its summary, the eight tastes drawn and told, and the terms of the other senses. */
export function Profile({ name, profile }: { name: string; profile: Sensations }) {
  const values = TASTES.map((taste) => profile.taste[taste].intensity);
  const peaks = TASTES.map((taste) => profile.taste[taste].peak?.intensity ?? null);
  const strongest = peaks.some((peak) => peak !== null)
    ? [{ name: "in its strongest food", values: peaks }]
    : [];
  const series = [{ name, values }, ...strongest];
  const unknown = values.filter((value) => value === null).length;
  const gap = unknown === 0 ? "" : `; ${unknown} of 8 are unknown`;
  return (
    <div class="profile stack">
      <p class="profile-summary">{profile.summary}</p>
      <div class="profile-tastes">
        <div>
          <Radar
            label={`Radar of the eight tastes of ${name}; the table has the figures${gap}`}
            axes={TASTES}
            series={series}
          />
          {series.length > 1 && <RadarLegend series={series} />}
        </div>
        <TasteTable caption={`Tastes of ${name}`} taste={profile.taste} />
      </div>
      <div class="profile-terms">
        <TermList title="Texture" terms={profile.texture} />
        <TermList title="Mouthfeel" terms={profile.mouthfeel} />
        <TermList
          title="Aroma"
          terms={profile.aroma.map(({ note, strength }) => ({ term: note, strength }))}
        />
        <div class="term-list">
          <h4>Temperature</h4>
          <p class={profile.temperature === null ? "muted" : ""}>{profile.temperature ?? "not known"}</p>
        </div>
      </div>
    </div>
  );
}
