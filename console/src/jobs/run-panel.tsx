import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import type { SnippetFacts } from "../snippets/snippet-facts.ts";
import { describeRun } from "./describe-run.ts";
import { FailureCard } from "./failure-card.tsx";
import { ProgressCard } from "./progress-card.tsx";
import { ResultCard } from "./result-card.tsx";
import { isUnderWay, type Outcome, type Run } from "./run.ts";

type RunPanelProps = {
  run: Run | null;
  snippet: SnippetFacts | null;
  onStop: () => void;
  onResume: () => void;
  showDetails: (error: NutritionAnalysisError) => VNode | null;
  children: (outcome: Outcome) => VNode;
};

/** A run from the request to what came of it; the live region tells each change. */
export function RunPanel(props: RunPanelProps) {
  const { run } = props;
  const panel = useRef<HTMLElement>(null);
  const id = run?.id;
  const hasEnded = run !== null && !isUnderWay(run);
  useEffect(() => {
    // At the end once more: only then is the page long enough for the result to come to the top.
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
        <p class="empty-result">Send a request, or try an example: what comes of it is shown here.</p>
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
      const told = failure instanceof NutritionAnalysisError ? failure : null;
      const isLate = told?.code === "deadline_exceeded" && run.jobId !== null;
      return (
        <div class="stack">
          <FailureCard failure={failure} onResume={isLate ? onResume : null} />
          {told && showDetails(told)}
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
        <p>The request may have reached the service all the same.</p>
      ) : (
        <>
          <p class="wrap-anywhere">
            Job <span class="mono">{run.jobId}</span> goes on without this page.
          </p>
          <button type="button" class="button button-quiet" onClick={onResume}>
            Wait for it again
          </button>
        </>
      )}
    </div>
  );
}
