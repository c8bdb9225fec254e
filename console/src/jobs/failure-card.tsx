import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import { Badge } from "../shell/parts/blocks.tsx";
import { explainFailure } from "./describe-run.ts";
import type { Failure } from "./run.ts";

type FailureCardProps = { failure: Failure; onResume: (() => void) | null };

/** Why a run failed, what to do about it, and the facts that lead to the cause. */
export function FailureCard({ failure, onResume }: FailureCardProps) {
  const error = failure instanceof NutritionAnalysisError ? failure : null;
  const help = explainFailure(failure);
  return (
    <div class="notice notice-bad failure-card" tabIndex={-1}>
      <h3 class="notice-title wrap-anywhere">{failure.message}</h3>
      {help !== null && <p>{help}</p>}
      {error !== null && <FailureFacts error={error} />}
      {onResume !== null && (
        <button type="button" class="button button-quiet" onClick={onResume}>
          Resume waiting
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
        {retryAfterSeconds !== null && <Badge>retry in {retryAfterSeconds} s</Badge>}
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
