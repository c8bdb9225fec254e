import type { JobMethod, JobReport, NutritionAnalysisClient, OperationName } from "../../client/src/mod.ts";
import { formatRemarks } from "../format/format-remarks.ts";
import { type Detail, joinSections, type View } from "../format/view.ts";
import type { Context } from "../run/context.ts";
import { callService } from "./call-service.ts";
import type { CommandOptions } from "./command-options.ts";

/** People end the wait with Ctrl-C; this only ends waits that were forgotten. */
const deadlineMs = 3_600_000;

/** The members of a job's meta that are printed for every operation. */
type JobMeta = { warnings: readonly string[] };

/** What a completed job returned. */
type Completed<Result, Meta> = { result: Result; meta: Meta };

/** How jobs of one operation are created and printed. */
export type JobKind<Request, Result, Meta> = {
  operation: OperationName;
  label: string;
  methodOf: (client: NutritionAnalysisClient) => JobMethod<Request, Result, Meta>;
  format: (response: Completed<Result, Meta>, detail: Detail, view: View) => string[];
};

/** Creates jobs of an operation and resumes waiting for existing ones; both print the result. */
export type JobRunner<Request> = {
  run: (request: Request, context: Context, options: CommandOptions) => Promise<void>;
  resume: (jobId: string, context: Context, options: CommandOptions) => Promise<void>;
};

/** Creates the runner of an operation's jobs. */
export function createJobRunner<Request, Result, Meta extends JobMeta>(
  kind: JobKind<Request, Result, Meta>,
): JobRunner<Request> {
  const { operation, label, methodOf, format } = kind;
  type JobResponse = Completed<Result, Meta>;
  const common = (options: CommandOptions) => ({
    label,
    resumeCommand: (jobId: string) => formResumeCommand(operation, jobId, options),
    format: (response: JobResponse, view: View) =>
      joinSections(
        format(response, options, view),
        formatRemarks({ warnings: response.meta.warnings }, view),
      ),
  });
  const waitOptions = ({ signal }: Context, report: (text: string) => void) => ({
    signal,
    deadlineMs,
    onProgress: (progress: JobReport) => report(describeProgress(progress)),
  });
  return {
    async run(request, context, options) {
      if (!options.wait) return submit(request, context, options);
      await callService<JobResponse>(
        {
          ...common(options),
          call: (client, report) => methodOf(client)(request, waitOptions(context, report)),
        },
        context,
        options,
      );
    },
    resume: (jobId, context, options) =>
      callService<JobResponse>(
        {
          ...common(options),
          call: (client, report) => methodOf(client).job(jobId).wait(waitOptions(context, report)),
        },
        context,
        options,
      ),
  };

  function submit(request: Request, context: Context, options: CommandOptions): Promise<void> {
    const { resumeCommand } = common(options);
    return callService(
      {
        label,
        resumeCommand,
        call: (client) => methodOf(client).submit(request, { signal: context.signal }),
        format: ({ id }) => [resumeCommand(id)],
      },
      context,
      options,
    );
  }
}

function formResumeCommand(operation: OperationName, jobId: string, { url, tier }: CommandOptions): string {
  const options = [url === undefined ? "" : ` --url ${url}`, tier === undefined ? "" : ` --tier ${tier}`];
  return `nas job ${operation} ${jobId}${options.join("")}`;
}

function describeProgress({ status, progress }: JobReport): string {
  if (!progress) return status;
  return `${progress.label} (${progress.step} of ${progress.of})`;
}
