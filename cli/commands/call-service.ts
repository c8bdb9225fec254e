import { createClient, type NutritionAnalysisClient, NutritionAnalysisError } from "../../client/src/mod.ts";
import type { View } from "../format/view.ts";
import { toPlainText } from "../output/text.ts";
import { InterruptedError, UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import type { CommandOptions } from "./command-options.ts";
import { findService, type ServiceTarget } from "./find-service.ts";
import { toCommandError } from "./to-command-error.ts";

/** A client, and the body of the last response that it received; null before the first one. */
type OpenedClient = { client: NutritionAnalysisClient; lastResponse: () => string | null };

/** One call of the service and how its response is printed. */
export type ServiceCall<Response> = {
  /** Names the work on the progress line: "Decoding the meal". */
  label: string;
  call: (client: NutritionAnalysisClient, report: (text: string) => void) => Promise<Response>;
  format: (response: Response, view: View) => string[];
  /** The command that resumes waiting for a job; left out by operations without jobs. */
  resumeCommand?: (jobId: string) => string;
};

/** Calls the service with progress on stderr, and prints the response as text, or as received with --json. */
export async function callService<Response>(
  serviceCall: ServiceCall<Response>,
  context: Context,
  options: CommandOptions,
): Promise<void> {
  const { output, signal, variables } = context;
  if (signal.aborted) throw new InterruptedError();
  const opened = openClient(findService(options, variables));
  const response = await callWithProgress(serviceCall, opened.client, context).catch((error: unknown) => {
    const hasResponse = error instanceof NutritionAnalysisError && error.kind !== "no_response";
    if (options.json && hasResponse) printReceived(opened, context);
    throw toCommandError(error, serviceCall.resumeCommand);
  });
  if (options.json) return printReceived(opened, context);
  output.print(...serviceCall.format(cleanTexts(response), output));
}

async function callWithProgress<Response>(
  { label, call }: ServiceCall<Response>,
  client: NutritionAnalysisClient,
  { startProgress }: Context,
): Promise<Response> {
  const progress = startProgress(label);
  try {
    return await call(client, (text) => progress.update(`${label}: ${text}`));
  } finally {
    progress.stop();
  }
}

function printReceived({ lastResponse }: OpenedClient, { output }: Context): void {
  const text = lastResponse();
  if (text !== null) output.print(text.trimEnd());
}

/** The same response with control characters removed from its texts. */
function cleanTexts<Response>(response: Response): Response {
  return JSON.parse(JSON.stringify(response), (_name, value) =>
    typeof value === "string" ? toPlainText(value) : value,
  );
}

/** Creates a client that keeps the last response as it was received. */
function openClient({ baseUrl, apiKey }: ServiceTarget): OpenedClient {
  let last: string | null = null;
  const fetchAndKeep = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    last = await response.clone().text();
    return response;
  };
  try {
    return { client: createClient({ baseUrl, apiKey, fetch: fetchAndKeep }), lastResponse: () => last };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace("create a client", "call the service"), { cause: error });
  }
}
