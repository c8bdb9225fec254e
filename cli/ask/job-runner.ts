import type { JobMethod, JobReport, NutritionAnalysisClient, OperationName } from "../../client/src/mod.ts";
import type { Context } from "../run/context.ts";
import { joinSections } from "../show/join-sections.ts";
import { showRemarks } from "../show/show-remarks.ts";
import type { Detail, View } from "../show/view.ts";
import type { AskOptions } from "./ask-options.ts";
import { runAsk } from "./run-ask.ts";

/** A person ends the waiting with Ctrl-C; this only ends what was forgotten. */
const DEADLINE_MS = 3_600_000;

/** What every job's meta has. */
type JobMeta = { warnings: readonly string[] };

/** How jobs of one operation are asked for and shown. */
export type JobKind<Request, Result, Meta> = {
  operation: OperationName;
  label: string;
  methodOf: (client: NutritionAnalysisClient) => JobMethod<Request, Result, Meta>;
  show: (result: Result, detail: Detail, view: View) => string[];
};

/** Makes jobs of an operation, and takes up those that were made before. */
export type JobRunner<Request> = {
  ask: (request: Request, context: Context, options: AskOptions) => Promise<void>;
  takeUp: (jobId: string, context: Context, options: AskOptions) => Promise<void>;
};

/** Makes the runner of an operation's jobs. */
export function createJobRunner<Request, Result, Meta extends JobMeta>(
  kind: JobKind<Request, Result, Meta>,
): JobRunner<Request> {
  const { operation, label, methodOf, show } = kind;
  type Answer = { result: Result; meta: JobMeta };
  const shared = (options: AskOptions) => ({
    label,
    resume: (jobId: string) => formResume(operation, jobId, options),
    show: ({ result, meta }: Answer, view: View) =>
      joinSections(show(result, options, view), showRemarks({ warnings: meta.warnings }, view)),
  });
  const waiting = ({ signal }: Context, tell: (text: string) => void) => ({
    signal,
    deadlineMs: DEADLINE_MS,
    onProgress: (report: JobReport) => tell(describeReport(report)),
  });
  return {
    async ask(request, context, options) {
      if (!options.wait) return submit(request, context, options);
      await runAsk<Answer>(
        {
          ...shared(options),
          call: ({ client }, tell) => methodOf(client)(request, waiting(context, tell)),
        },
        context,
        options,
      );
    },
    takeUp: (jobId, context, options) =>
      runAsk<Answer>(
        {
          ...shared(options),
          call: ({ client }, tell) => methodOf(client).job(jobId).wait(waiting(context, tell)),
        },
        context,
        options,
      ),
  };

  function submit(request: Request, context: Context, options: AskOptions): Promise<void> {
    const { resume } = shared(options);
    return runAsk(
      {
        label,
        resume,
        call: ({ client }) => methodOf(client).submit(request, { signal: context.signal }),
        show: ({ id }) => [resume(id)],
      },
      context,
      options,
    );
  }
}

function formResume(operation: OperationName, jobId: string, { url, tier }: AskOptions): string {
  const options = [url === undefined ? "" : ` --url ${url}`, tier === undefined ? "" : ` --tier ${tier}`];
  return `nas job ${operation} ${jobId}${options.join("")}`;
}

function describeReport({ status, progress }: JobReport): string {
  if (!progress) return status;
  return `${progress.label} (${progress.step} of ${progress.of})`;
}
