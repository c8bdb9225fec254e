import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import { Badge } from "../shell/parts/badge.tsx";
import { explainFailure } from "./explain-failure.ts";
import type { Failure } from "./run.ts";

type FailureCardProps = { failure: Failure; onResume: (() => void) | null };

/** Why a run gave nothing, what can be done about it, and what leads to the cause. */
export function FailureCard({ failure, onResume }: FailureCardProps) {
  const told = failure instanceof NutritionAnalysisError ? failure : null;
  const help = explainFailure(failure);
  return (
    <div class="notice notice-bad failure-card" tabIndex={-1}>
      <h3 class="notice-title wrap-anywhere">{failure.message}</h3>
      {help !== null && <p>{help}</p>}
      {told !== null && <FailureFacts error={told} />}
      {onResume !== null && (
        <button type="button" class="button button-quiet" onClick={onResume}>
          Wait for the job again
        </button>
      )}
    </div>
  );
}

function FailureFacts({ error }: { error: NutritionAnalysisError }) {
  const { code, status, requestId, retryAfterSeconds, issues } = error;
  return (
    <>
      <p class="cluster">
        <Badge tone="bad">{code}</Badge>
        {status !== null && <Badge>HTTP {status}</Badge>}
        {retryAfterSeconds !== null && <Badge>again in {retryAfterSeconds} s</Badge>}
      </p>
      {issues.length > 0 && (
        <ul class="issue-list">
          {issues.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              <code>{field}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {requestId !== null && (
        <p class="muted wrap-anywhere">
          Request <span class="mono">{requestId}</span>
        </p>
      )}
    </>
  );
}
