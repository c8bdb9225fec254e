import { formatNumber } from "../../format/format-quantity.ts";
import { ViewSection } from "../parts/view-section.tsx";
import { type DesignFailureDetails, readFailure } from "./read-failure.ts";

/** Why a design is infeasible: the conflicting constraints, how to relax them, and what the nearest plan violates. */
export function DesignFailure({ error }: { error: { details?: unknown } }) {
  const details = readFailure(error.details);
  if (details === null) return null;
  return (
    <div class="stack">
      {details.conflict.length > 0 && (
        <ViewSection title="Conflicting constraints">
          <ul class="conflict">
            {details.conflict.map(({ name, description }) => (
              <li key={name}>
                <strong>{description}</strong>
                {description !== name && <span class="conflict-name"> {name}</span>}
              </li>
            ))}
          </ul>
          <p class="muted">These cannot be satisfied together.</p>
        </ViewSection>
      )}
      {details.relaxation.length > 0 && (
        <ViewSection title="What would make it possible">
          <Relaxations details={details} />
        </ViewSection>
      )}
      {details.violations.length > 0 && (
        <ViewSection title="Violations of the nearest plan">
          <ul class="conflict relaxations">
            {details.violations.map(({ constraint, value, limit, day }) => (
              <li key={`${constraint} ${day}`}>
                <strong>{constraint}</strong>
                <span class="relaxation-words">
                  {formatNumber(value)}, limit {formatNumber(limit)}
                  {day !== null && `, on day ${day}`}
                </span>
              </li>
            ))}
          </ul>
        </ViewSection>
      )}
    </div>
  );
}

function Relaxations({ details }: { details: DesignFailureDetails }) {
  return (
    <ul class="conflict relaxations">
      {details.relaxation.map((move) => (
        <li key={move.constraint}>
          <strong>{describe(move.constraint, details)}</strong>
          <span class="relaxation-words">
            requested {formatNumber(move.limit)}, possible {formatNumber(move.needed)}
            {move.relativeChange !== null && ` (${Math.round(move.relativeChange * 100)} % away)`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function describe(constraint: string, { conflict }: DesignFailureDetails): string {
  const description = conflict.find(({ name }) => name === constraint)?.description;
  return description === undefined || description === constraint
    ? constraint
    : `${description} (${constraint})`;
}
