import { NutritionAnalysisError } from "../../client/src/mod.ts";
import { toPlainText } from "../output/to-plain-text.ts";
import { InterruptedError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import type { View } from "../show/view.ts";
import type { AskOptions } from "./ask-options.ts";
import { findService } from "./find-service.ts";
import { type OpenedClient, openClient } from "./open-client.ts";
import { toCommandError } from "./to-command-error.ts";

/** One question to the service. */
export type Ask<Answer> = {
  /** What is being waited for: "Decoding the meal". */
  label: string;
  call: (opened: OpenedClient, tell: (text: string) => void) => Promise<Answer>;
  show: (answer: Answer, view: View) => string[];
  /** The command that takes up a job again. */
  resume: (jobId: string) => string;
};

/** Asks, telling on stderr what it waits for, and prints the answer as text or as it was received. */
export async function runAsk<Answer>(ask: Ask<Answer>, context: Context, options: AskOptions): Promise<void> {
  const { output, signal, variables } = context;
  if (signal.aborted) throw new InterruptedError();
  const opened = openClient(findService(options, variables));
  const answer = await waitFor(ask, context, opened).catch((error: unknown) => {
    // An error that the service answered is an answer too.
    const isAnswered = error instanceof NutritionAnalysisError && error.kind !== "unanswered";
    if (options.json && isAnswered) printReceived(opened, context);
    throw toCommandError(error, ask.resume);
  });
  if (options.json) return printReceived(opened, context);
  output.print(...ask.show(cleanTexts(answer), output));
}

async function waitFor<Answer>(ask: Ask<Answer>, context: Context, opened: OpenedClient): Promise<Answer> {
  const progress = context.startProgress(ask.label);
  try {
    return await ask.call(opened, (text) => progress.update(`${ask.label}: ${text}`));
  } finally {
    progress.stop();
  }
}

function printReceived({ lastAnswer }: OpenedClient, { output }: Context): void {
  const text = lastAnswer();
  if (text !== null) output.print(text.trimEnd());
}

/** The same answer, its texts without characters that steer a terminal. */
function cleanTexts<Answer>(answer: Answer): Answer {
  return JSON.parse(JSON.stringify(answer), (_name, value) =>
    typeof value === "string" ? toPlainText(value) : value,
  );
}
