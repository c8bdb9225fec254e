import { useEffect, useRef, useState } from "preact/hooks";
import { NutritionAnalysisError } from "../../../client/src/mod.ts";
import type { FormSpec } from "../forms/form-spec.ts";
import { dropEmptyRows, emptyValues, type FormValues } from "../forms/form-values.ts";
import { OperationForm } from "../forms/operation-form.tsx";
import { noProblems, type Problems, readProblems, withoutField } from "../forms/problems.ts";
import { type Body, fromBody, toBody } from "../forms/request-body.ts";
import { type Failure, hasName, isUnderWay, nameOfRun, type Run } from "../jobs/run.ts";
import { RunPanel } from "../jobs/run-panel.tsx";
import type { RunStore } from "../jobs/run-store.ts";
import { useRuns } from "../jobs/use-runs.ts";
import { goTo } from "../routing/route.ts";
import { PageHead } from "../shell/page-head.tsx";
import { findServiceAddress, type SnippetFacts } from "../snippets/write-snippets.ts";
import type { OperationPageSpec } from "./operation-page-spec.tsx";

type OperationPageProps = { page: OperationPageSpec; runId: string | null; store: RunStore };

/** The page of an operation: its form, and the run that the address names. */
export function OperationPage({ page, runId, store }: OperationPageProps) {
  const run = useVisibleRun(store, page, runId);
  const root = useRef<HTMLDivElement>(null);
  const form = useForm(page.form, run);
  useFailureFocus(root, failureOf(run));
  const send = (values: FormValues) => {
    const sent = dropEmptyRows(page.form, values);
    const body = toBody(page.form, sent);
    // The second click of a double click comes before the first one has changed the address.
    if (isAlreadySent(store.list()[0], page.id, body)) return;
    const { id } = store.start(page.id, body);
    form.keepFor(id, sent);
    goTo({ page: page.id, run: id });
  };
  return (
    <div ref={root}>
      <PageHead title={page.title} lead={page.lead}>
        <p class="endpoint">
          <span class="badge badge-accent">{page.kind === "get" ? "GET" : "POST"}</span>
          <code class="wrap-anywhere">/functions/v1/{page.operation}</code>
          <span class="muted">{page.kind === "job" ? "job" : "direct response"}</span>
        </p>
      </PageHead>
      <OperationForm
        spec={page.form}
        values={form.values}
        problems={form.problems}
        isBusy={run !== null && isUnderWay(run)}
        onChange={form.change}
        onSubmit={() => send(form.values)}
        onExample={({ body }) => send(fromBody(page.form, body))}
      />
      <RunPanel
        run={run}
        snippet={describeCall(page, run)}
        onStop={() => run && store.stop(run.id)}
        onResume={() => run && store.resume(run.id)}
        showDetails={(error) =>
          page.showDetails ? <div class={`card view view-${page.id}`}>{page.showDetails(error)}</div> : null
        }
      >
        {(outcome) => (
          <div class={`view view-${page.id}`}>
            {page.show(outcome, run?.body ?? null, (body) => send(fromBody(page.form, body)))}
          </div>
        )}
      </RunPanel>
    </div>
  );
}

/** The run in the address, which is updated to the job id; an unknown job is opened. */
function useVisibleRun(store: RunStore, page: OperationPageSpec, runId: string | null): Run | null {
  const runs = useRuns(store);
  const known = runs.find((run) => run.page === page.id && hasName(run, runId)) ?? null;
  const isUnknownJob = runId !== null && known === null && page.kind === "job" && runId.includes("-");
  useEffect(() => {
    if (isUnknownJob && store.find(runId) === null) store.openJob(page.id, runId);
  }, [isUnknownJob, runId, page.id, store]);
  const name = known && nameOfRun(known);
  useEffect(() => {
    if (name !== null && name !== runId) goTo({ page: page.id, run: name }, { replace: true });
  }, [name, runId, page.id]);
  return known;
}

/** The contents of the form: the request of the visible run, until the user edits it. */
function useForm(spec: FormSpec, run: Run | null) {
  const [values, setValues] = useState(() => emptyValues(spec));
  const [problems, setProblems] = useState<Problems>(noProblems);
  const sentHere = useRef<string | null>(null);
  const id = run?.id;
  useEffect(() => {
    // A request sent from here keeps its form: a body does not contain the names of files.
    if (run?.body && id !== sentHere.current) setValues(fromBody(spec, run.body));
  }, [id, spec]);
  const failure = failureOf(run);
  useEffect(() => {
    setProblems(failure instanceof NutritionAnalysisError ? readProblems(failure) : noProblems);
  }, [failure]);
  const change = (name: string | null, changed: FormValues) => {
    setValues(changed);
    setProblems(name === null ? noProblems : withoutField(problems, name));
  };
  const keepFor = (runId: string, sent: FormValues) => {
    sentHere.current = runId;
    setValues(sent);
  };
  return { values, problems, change, keepFor };
}

/** Moves the focus to the first field with a problem, or else to the failure. */
function useFailureFocus(root: { readonly current: HTMLElement | null }, failure: Failure | null): void {
  useEffect(() => {
    if (failure === null || root.current === null) return;
    const [path] = failure instanceof NutritionAnalysisError ? readProblems(failure).keys() : [];
    const control = path === undefined ? null : findControl(root.current, path);
    const folded = control?.closest("details");
    if (folded) folded.open = true;
    (control ?? root.current.querySelector<HTMLElement>(".failure-card"))?.focus();
  }, [failure, root]);
}

/**
 * Finds the control for the path of a problem (`items[0].unit`): that of the path itself, else of the nearest parent
 * (`items[0]`, then `items`); null if the form has none.
 */
function findControl(form: ParentNode, path: string): HTMLElement | null {
  for (let rest = path; rest !== ""; rest = rest.replace(/(^|\.)[^.[\]]+$|\[\d+\]$/, "")) {
    const control = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(rest)}"]`);
    if (control) return control;
  }
  return null;
}

/** Whether the latest run is the same request and has not ended. */
function isAlreadySent(latest: Run | undefined, page: string, body: Body): boolean {
  if (latest === undefined || latest.page !== page || !isUnderWay(latest)) return false;
  return JSON.stringify(latest.body) === JSON.stringify(body);
}

function failureOf(run: Run | null): Failure | null {
  return run?.state.kind === "failed" ? run.state.failure : null;
}

function describeCall({ operation, kind }: OperationPageSpec, run: Run | null): SnippetFacts | null {
  if (run === null || run.body === null) return null;
  return { operation, kind, baseUrl: findServiceAddress(location), body: run.body, jobId: run.jobId };
}
