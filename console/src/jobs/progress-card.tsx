import { formatElapsed } from "../format/format-elapsed.ts";
import { describeRun } from "./describe-run.ts";
import type { Run } from "./run.ts";
import { useElapsed } from "./use-elapsed.ts";

type ProgressCardProps = { run: Run; onStop: () => void };

/** A run under way: where it stands, how far it is, how long it has taken, and a way to stop waiting. */
export function ProgressCard({ run, onStop }: ProgressCardProps) {
  const elapsedMs = useElapsed(run);
  const { state } = run;
  const progress = state.kind === "waiting" ? state.progress : null;
  const part = progress === null ? {} : { value: progress.step, max: progress.of };
  return (
    <div class="card progress-card">
      <div class="progress-head">
        <p class="progress-status">{describeRun(run)}</p>
        <span class="mono muted">{formatElapsed(elapsedMs)}</span>
      </div>
      <progress {...part} aria-label="Progress of the job" />
      <div class="progress-foot">
        {run.jobId !== null && (
          <span class="muted wrap-anywhere">
            Job <span class="mono">{run.jobId}</span>
          </span>
        )}
        <button type="button" class="button button-quiet" onClick={onStop}>
          Stop waiting
        </button>
      </div>
    </div>
  );
}
