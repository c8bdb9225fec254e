import { formatQuantity } from "../../format/format-quantity.ts";
import { formatRange } from "../../format/format-range.ts";
import { Badge } from "../../shell/parts/badge.tsx";
import { ConstraintBar } from "./constraint-bar.tsx";
import { describeOperator } from "./describe-operator.ts";
import { describePlace } from "./describe-place.ts";
import { describeSlack } from "./describe-slack.ts";
import type { Verification } from "./verification.ts";

type VerificationListProps = { rows: readonly Verification[]; recipes?: number };

/** Every constraint with its value, limit and slack, drawn and told; broken ones first. */
export function VerificationList({ rows, recipes = 1 }: VerificationListProps) {
  const sorted = rows.toSorted((a, b) => Number(a.satisfied) - Number(b.satisfied));
  return (
    <>
      <p class="muted">
        {summarise(rows)} Where a constraint holds for several portions or days, the worst of them is shown.
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
