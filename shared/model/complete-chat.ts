import type { OpenAI } from "openai";
import * as z from "zod";
import { measure } from "../telemetry/measure.ts";
import { type ChatDialect, phraseAnswerRules, phraseInstructions, RICHEST_DIALECT } from "./chat-dialect.ts";
import type { LoadClient } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import type { ModelTask } from "./model-task.ts";
import type { RunInTime } from "./time-budget.ts";

/** A message after the system prompt. */
export type ChatMessage =
  | { role: "user"; content: string | OpenAI.Chat.ChatCompletionContentPart[] }
  | { role: "assistant"; content: string };

/** What is asked: the task, the notice that goes with the task's instructions, and the messages. */
export type ChatQuestion = { task: ModelTask<unknown>; notice: string; messages: ChatMessage[] };

/** The text of an answer, not yet judged. */
export type ChatAnswer = { text: string; isCutOff: boolean };

/** Asks one model and waits for its answer. Rejects with a `ModelFailure`. */
export type CompleteChat = (question: ChatQuestion, runInTime: RunInTime) => Promise<ChatAnswer>;

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/** Asks in the richest way that the endpoint takes; what it does not take is remembered once found out. */
export function createCompleteChat(loadClient: LoadClient, model: string): CompleteChat {
  let known = RICHEST_DIALECT;

  return async function completeChat(question, runInTime) {
    for (let dialect = known; ; ) {
      const body = phraseRequest(model, question, dialect);
      try {
        const ask = async (signal: AbortSignal) => {
          const client = await loadClient();
          return client.chat.completions.create(body, { signal });
        };
        const answer = await measure("model", question.task.name, () => runInTime(ask));
        known = dialect;
        return judgeCompletion(answer);
      } catch (error) {
        dialect = stepDown(dialect, error);
      }
    }
  };
}

function phraseRequest(model: string, { task, notice, messages }: ChatQuestion, dialect: ChatDialect) {
  const content = `${phraseInstructions(task, dialect)}\n\n${notice}`;
  return {
    model,
    messages: [{ role: "system" as const, content }, ...messages],
    ...phraseAnswerRules(task, dialect),
  };
}

/** The dialect without what the endpoint refused; throws the error again where nothing is left to leave out. */
function stepDown(dialect: ChatDialect, error: unknown): ChatDialect {
  const unsupported = error instanceof ModelFailure ? error.unsupported : null;
  if (unsupported === "sampling" && dialect.sampling) return { ...dialect, sampling: false };
  if (unsupported !== null && dialect.format === "schema") return { ...dialect, format: "object" };
  throw error;
}

function judgeCompletion(answer: unknown): ChatAnswer {
  const parsed = completion.safeParse(answer);
  const choice = parsed.data?.choices[0];
  if (choice === undefined)
    throw new ModelFailure("final", "Cannot use the answer: it is no chat completion");
  const { message, finish_reason: reason } = choice;
  if (message.refusal || reason === "content_filter")
    throw new ModelFailure("final", "Cannot use the answer: the model refused");
  const isCutOff = reason === "length";
  if (!message.content && !isCutOff) throw new ModelFailure("final", "Cannot use the answer: it is empty");
  return { text: message.content ?? "", isCutOff };
}
