import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import { formatElapsed } from "../format/format-time.ts";
import type { SnippetFacts } from "../snippets/write-snippets.ts";
import { describeRun } from "./describe-run.ts";
import { FailureCard } from "./failure-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { isUnderWay, type Outcome, type Run } from "./run.ts";

const tickMs = 200;

type ProgressCardProps = { run: Run; onStop: () => void };

type RunPanelProps = {
  run: Run | null;
  snippet: SnippetFacts | null;
  onStop: () => void;
  onResume: () => void;
  showDetails: (error: NutritionAnalysisError) => VNode | null;
  children: (outcome: Outcome) => VNode;
};

/** A run from the request to its outcome; the live region announces each change. */
export function RunPanel(props: RunPanelProps) {
  const { run } = props;
  const panel = useRef<HTMLElement>(null);
  const id = run?.id;
  const hasEnded = run !== null && !isUnderWay(run);
  useEffect(() => {
    // Again at the end: only then is the page long enough to scroll the result to the top.
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    const isLow = top > innerHeight * (hasEnded ? 0.4 : 0.7);
    if (id !== undefined && isLow) panel.current?.scrollIntoView({ block: "start" });
  }, [id, hasEnded]);
  return (
    <section class="run-panel" ref={panel} aria-labelledby="run-title">
      <h2 id="run-title">Result</h2>
      <p class="visually-hidden" role="status">
        {run === null ? "" : describeRun(run)}
      </p>
      {run === null ? (
        <p class="empty-result">Send a request or try an example: the result is shown here.</p>
      ) : (
        <RunBody {...props} run={run} />
      )}
    </section>
  );
}

function RunBody({ run, snippet, onStop, onResume, showDetails, children }: RunPanelProps & { run: Run }) {
  if (isUnderWay(run)) return <ProgressCard run={run} onStop={onStop} />;
  const { state } = run;
  switch (state.kind) {
    case "completed":
      return (
        <ResultCard run={run} outcome={state.outcome} snippet={snippet}>
          {() => children(state.outcome)}
        </ResultCard>
      );
    case "failed": {
      const { failure } = state;
      const error = failure instanceof NutritionAnalysisError ? failure : null;
      const isLate = error?.code === "deadline_exceeded" && run.jobId !== null;
      return (
        <div class="stack">
          <FailureCard failure={failure} onResume={isLate ? onResume : null} />
          {error && showDetails(error)}
        </div>
      );
    }
    default:
      return <StoppedCard run={run} onResume={onResume} />;
  }
}

function StoppedCard({ run, onResume }: { run: Run; onResume: () => void }) {
  return (
    <div class="notice">
      <p class="notice-title">Waiting was stopped</p>
      {run.jobId === null ? (
        <p>The request may still have reached the service.</p>
      ) : (
        <>
          <p class="wrap-anywhere">
            Job <span class="mono">{run.jobId}</span> continues without this page.
          </p>
          <button type="button" class="button button-quiet" onClick={onResume}>
            Resume waiting
          </button>
        </>
      )}
    </div>
  );
}

/** A run in progress: its state, its progress, the elapsed time, and a button to stop waiting. */
function ProgressCard({ run, onStop }: ProgressCardProps) {
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

/** The elapsed time of a run in ms. */
function useElapsed(run: Run): number {
  const [nowMs, setNowMs] = useState(Date.now);
  const isActive = isUnderWay(run);
  useEffect(() => {
    if (!isActive) return;
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isActive]);
  return Math.max(0, (run.endedAtMs ?? nowMs) - run.startedAtMs);
}
