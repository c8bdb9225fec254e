import type { EnergyResult } from "../../../../client/src/mod.ts";
import { formatNumber } from "../../format/format-number.ts";
import { formatWord } from "../../format/format-word.ts";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { EnergyBar } from "./energy-bar.tsx";

/** Energy at rest and in all, with its range, and what it was computed from. */
export function EnergyView({ result: { formula, inputs, results } }: ViewProps<EnergyResult, unknown>) {
  const range = results.total_daily_energy_expenditure_range_kcal;
  const [from, to] = [range["minus10%"], range["plus10%"]];
  return (
    <div class="stack">
      <ViewSection title="Energy a day">
        <dl class="energy-figures">
          <div>
            <dt>In all</dt>
            <dd>
              <span class="energy-value">{formatNumber(results.total_daily_energy_expenditure_kcal)}</span>{" "}
              kcal
              <span class="energy-note">
                {formatNumber(from)} to {formatNumber(to)} kcal, ten percent either way
              </span>
            </dd>
          </div>
          <div>
            <dt>At rest</dt>
            <dd>
              <span class="energy-value">{formatNumber(results.basal_metabolic_rate_kcal)}</span> kcal
              <span class="energy-note">basal metabolic rate, by {formula}</span>
            </dd>
          </div>
        </dl>
        <EnergyBar
          rest={results.basal_metabolic_rate_kcal}
          total={results.total_daily_energy_expenditure_kcal}
          range={{ from, to }}
        />
      </ViewSection>
      <ViewSection title="Computed from">
        <dl class="facts">
          <dt>Sex</dt>
          <dd>{inputs.gender}</dd>
          <dt>Height</dt>
          <dd>{inputs.height_cm} cm</dd>
          <dt>Weight</dt>
          <dd>{inputs.weight_kg} kg</dd>
          <dt>Age</dt>
          <dd>{inputs.age_years} years</dd>
          <dt>Activity</dt>
          <dd>
            {formatWord(inputs.activity)}: the energy at rest times {inputs.pal_factor}
          </dd>
        </dl>
      </ViewSection>
    </div>
  );
}
