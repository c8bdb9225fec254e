import type { EnergyResult } from "../../../../client/src/mod.ts";
import { formatNumber } from "../../format/format-quantity.ts";
import { formatWord } from "../../format/format-word.ts";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";

type EnergyBarProps = { rest: number; total: number; range: { from: number; to: number } };

const room = 1.08;

const percent = (share: number) => `${share * 100}%`;

/** Basal and total energy expenditure with the range, and the inputs. */
export function EnergyView({ result: { formula, inputs, results } }: ViewProps<EnergyResult, unknown>) {
  const range = results.total_daily_energy_expenditure_range_kcal;
  const [from, to] = [range["minus10%"], range["plus10%"]];
  return (
    <div class="stack">
      <ViewSection title="Energy per day">
        <dl class="energy-figures">
          <div>
            <dt>Total</dt>
            <dd>
              <span class="energy-value">{formatNumber(results.total_daily_energy_expenditure_kcal)}</span>{" "}
              kcal
              <span class="energy-note">
                {formatNumber(from)} to {formatNumber(to)} kcal, ±10 %
              </span>
            </dd>
          </div>
          <div>
            <dt>At rest</dt>
            <dd>
              <span class="energy-value">{formatNumber(results.basal_metabolic_rate_kcal)}</span> kcal
              <span class="energy-note">basal metabolic rate, {formula}</span>
            </dd>
          </div>
        </dl>
        <EnergyBar
          rest={results.basal_metabolic_rate_kcal}
          total={results.total_daily_energy_expenditure_kcal}
          range={{ from, to }}
        />
      </ViewSection>
      <ViewSection title="Inputs">
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
            {formatWord(inputs.activity)}: energy at rest × {inputs.pal_factor}
          </dd>
        </dl>
      </ViewSection>
    </div>
  );
}

/** Rest, activity and the range of the total in one bar, which repeats the figures above. */
function EnergyBar({ rest, total, range }: EnergyBarProps) {
  const edge = Math.max(range.to, rest) * room;
  return (
    <div class="energy-drawn">
      <svg class="energy-bar" aria-hidden="true" focusable="false">
        <rect class="energy-rest" x="0" y="8" height="20" width={percent(rest / edge)} />
        <rect
          class="energy-active"
          x={percent(rest / edge)}
          y="8"
          height="20"
          width={percent(Math.max(0, total - rest) / edge)}
        />
        <g class="energy-range">
          <line x1={percent(range.from / edge)} x2={percent(range.to / edge)} y1="18" y2="18" />
          <line x1={percent(range.from / edge)} x2={percent(range.from / edge)} y1="10" y2="26" />
          <line x1={percent(range.to / edge)} x2={percent(range.to / edge)} y1="10" y2="26" />
        </g>
        <line class="energy-total" x1={percent(total / edge)} x2={percent(total / edge)} y1="3" y2="33" />
      </svg>
      <ul class="energy-legend" aria-hidden="true">
        <li class="energy-key-rest">at rest</li>
        <li class="energy-key-active">by activity</li>
        <li class="energy-key-range">range of ±10 %</li>
      </ul>
    </div>
  );
}
