import { Strength } from "../parts/strength.tsx";
import { Radar, RadarLegend } from "../radar/radar.tsx";
import { type Sensations, type Term, tastes } from "./sensory-result.ts";
import { TasteTable } from "./taste-table.tsx";

const words = ["weak", "clear", "strong"] as const;

/** A food or a meal: its summary, the eight tastes as radar and table, and the terms of the other senses. */
export function Profile({ name, profile }: { name: string; profile: Sensations }) {
  const values = tastes.map((taste) => profile.taste[taste].intensity);
  const peaks = tastes.map((taste) => profile.taste[taste].peak?.intensity ?? null);
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
            axes={tastes}
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
          <p class={profile.temperature === null ? "muted" : ""}>{profile.temperature ?? "unknown"}</p>
        </div>
      </div>
    </div>
  );
}

/** The terms of a sense with their strengths; "unknown" if there are none. */
function TermList({ title, terms }: { title: string; terms: readonly Term[] }) {
  return (
    <div class="term-list">
      <h4>{title}</h4>
      {terms.length === 0 ? (
        <p class="muted">unknown</p>
      ) : (
        <ul>
          {terms.map(({ term, strength }) => (
            <li key={term}>
              {term}{" "}
              <Strength
                value={Math.round(strength)}
                of={3}
                label={`(${words[Math.round(strength) - 1] ?? "weak"})`}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
