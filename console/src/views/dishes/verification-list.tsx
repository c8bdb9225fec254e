import { formatQuantity, formatRange } from "../../format/format-quantity.ts";
import { Badge } from "../../shell/parts/blocks.tsx";
import { placeConstraint } from "./constraint-geometry.ts";
import { describeOperator, describePlace, describeSlack } from "./describe-constraint.ts";
import type { Verification } from "./dish.ts";

const percent = (place: number) => `${place}%`;

type VerificationListProps = { rows: readonly Verification[]; recipes?: number };

/** Every constraint with its value, limit and slack, as bar and text; unmet ones first. */
export function VerificationList({ rows, recipes = 1 }: VerificationListProps) {
  const sorted = rows.toSorted((a, b) => Number(a.satisfied) - Number(b.satisfied));
  return (
    <>
      <p class="muted">
        {summarise(rows)} If a constraint applies to several portions or days, the tightest is shown.
      </p>
      <ul class="verification">
        {sorted.map((row) => (
          <Constraint
            key={`${row.constraint} ${row.recipe} ${row.day} ${row.meal}`}
            row={row}
            recipes={recipes}
          />
        ))}
      </ul>
    </>
  );
}

function summarise(rows: readonly Verification[]): string {
  const kept = rows.filter(({ satisfied }) => satisfied).length;
  if (kept < rows.length) return `${kept} of ${rows.length} constraints are met.`;
  return rows.length === 1 ? "The one constraint is met." : `All ${rows.length} constraints are met.`;
}

function Constraint({ row, recipes }: { row: Verification; recipes: number }) {
  const place = describePlace(row, recipes);
  return (
    <li class="constraint">
      <div class="constraint-head">
        <span class="constraint-name">{row.description}</span>
        <span class="cluster">
          <Badge tone={row.satisfied ? "good" : row.hard ? "bad" : "warn"}>
            {row.satisfied ? "\u2713 met" : "\u2717 not met"}
          </Badge>
          <Badge>{row.hard ? "must" : "aim"}</Badge>
        </span>
        <span class="constraint-source">{[row.constraint, place].filter(Boolean).join(" · ")}</span>
      </div>
      <div class="constraint-figures">
        <ConstraintBar row={row} />
        <p class="constraint-words">
          <span>
            <strong>{describeValue(row)}</strong>
            <Range row={row} />
          </span>
          <span>
            {describeOperator(row.operator)} {formatQuantity(row.limit, row.unit)}
          </span>
          <span>{describeSlack(row)}</span>
        </p>
      </div>
    </li>
  );
}

function describeValue({ value, unit, complete }: Verification): string {
  const text = formatQuantity(value, unit);
  return complete || value === null ? text : `at least ${text}, incomplete`;
}

function Range({ row: { value_min: min, value_max: max, unit } }: { row: Verification }) {
  if (min === null || max === null || min === max) return null;
  return <span class="muted"> ({formatRange(min, max, unit)})</span>;
}

/** A constraint as a bar: the allowed range, the limit, the value and its range; hidden from screen readers. */
function ConstraintBar({ row }: { row: Verification }) {
  const { limit, allowed, value, band } = placeConstraint(row);
  const state = row.satisfied ? "constraint-bar constraint-met" : "constraint-bar constraint-missed";
  return (
    <svg class={state} aria-hidden="true" focusable="false">
      <line class="constraint-track" x1="0" x2="100%" y1="50%" y2="50%" />
      <rect
        class="constraint-allowed"
        x={percent(allowed.from)}
        width={percent(allowed.to - allowed.from)}
        y="5"
        height="10"
      />
      {band && (
        <rect
          class="constraint-band"
          x={percent(band.from)}
          width={percent(band.to - band.from)}
          y="8"
          height="4"
        />
      )}
      <line class="constraint-limit" x1={percent(limit)} x2={percent(limit)} y1="1" y2="19" />
      {value !== null && <circle class="constraint-value" cx={percent(value)} cy="10" r="4.5" />}
    </svg>
  );
}
