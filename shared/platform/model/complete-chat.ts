import type { OpenAI } from "openai";
import * as z from "zod";
import type { ModelTask } from "../kernel/mod.ts";
import { measure } from "../telemetry/mod.ts";
import type { LoadClient } from "./model-client.ts";
import { ModelFailure } from "./model-failure.ts";
import type { RunInTime } from "./time-budget.ts";

type SchemaNode = Record<string, unknown>;

// Not sent: endpoints differ in which of these they support, and some reject the whole request.
const unsentKeywords = [
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minItems",
  "maxItems",
  "default",
];

/** The optional features of a request that an endpoint supports. */
type ChatDialect = {
  /** `schema`: responses follow a JSON schema; `object`: any JSON object, with the schema in the prompt. */
  format: "schema" | "object";
  /** Whether temperature and seed may be set; reasoning models reject them. */
  sampling: boolean;
};

/** The features tried first. */
const richestDialect: ChatDialect = { format: "schema", sampling: true };

type ChatRequest = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

const seed = 1;

/** A message after the system prompt. */
export type ChatMessage = { role: "user"; content: string | OpenAI.Chat.ChatCompletionContentPart[] };

/** A request to a model: the task, a notice appended to its instructions, and the messages. */
type ChatQuestion = { task: ModelTask<unknown>; notice: string; messages: ChatMessage[] };

/** The text of a response, not yet validated. */
type ChatCompletion = { text: string; isCutOff: boolean };

/** Sends a request to one model. Rejects with a `ModelFailure`. */
export type CompleteChat = (question: ChatQuestion, runInTime: RunInTime) => Promise<ChatCompletion>;

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

/** Uses the richest features that the endpoint supports, and remembers those it has rejected. */
export function createCompleteChat(loadClient: LoadClient, model: string): CompleteChat {
  let known = richestDialect;

  return async function completeChat(question, runInTime) {
    for (let dialect = known; ; ) {
      const body = buildRequest(model, question, dialect);
      try {
        const ask = async (signal: AbortSignal) => {
          const client = await loadClient();
          return client.chat.completions.create(body, { signal });
        };
        const response = await measure("model", question.task.name, () => runInTime(ask));
        known = dialect;
        return readCompletion(response);
      } catch (error) {
        dialect = stepDown(dialect, error);
      }
    }
  };
}

function buildRequest(model: string, { task, notice, messages }: ChatQuestion, dialect: ChatDialect) {
  const content = `${formatInstructions(task, dialect)}\n\n${notice}`;
  return {
    model,
    messages: [{ role: "system" as const, content }, ...messages],
    ...buildResponseRules(task, dialect),
  };
}

/** The dialect without the rejected feature; rethrows the error when no feature is left to drop. */
function stepDown(dialect: ChatDialect, error: unknown): ChatDialect {
  const unsupported = error instanceof ModelFailure ? error.unsupported : null;
  if (unsupported === "sampling" && dialect.sampling) return { ...dialect, sampling: false };
  if (unsupported !== null && dialect.format === "schema") return { ...dialect, format: "object" };
  throw error;
}

function readCompletion(response: unknown): ChatCompletion {
  const parsed = completion.safeParse(response);
  const choice = parsed.data?.choices[0];
  if (choice === undefined)
    throw new ModelFailure("final", "Cannot use the response: it is not a chat completion");
  const { message, finish_reason: reason } = choice;
  if (message.refusal || reason === "content_filter")
    throw new ModelFailure("final", "Cannot use the response: the model refused");
  const isCutOff = reason === "length";
  if (!message.content && !isCutOff) throw new ModelFailure("final", "Cannot use the response: it is empty");
  return { text: message.content ?? "", isCutOff };
}

/** The parameters of a request that control the response. */
function buildResponseRules(
  task: ModelTask<unknown>,
  dialect: ChatDialect,
): Pick<ChatRequest, "response_format" | "temperature" | "seed"> {
  const schema = toResponseSchema(task.schema);
  return {
    response_format:
      dialect.format === "schema"
        ? { type: "json_schema", json_schema: { name: task.name, strict: true, schema } }
        : { type: "json_object" },
    ...(dialect.sampling && { temperature: 0, seed }),
  };
}

/** The task's instructions, with the schema where the endpoint does not enforce it. */
function formatInstructions(task: ModelTask<unknown>, dialect: ChatDialect): string {
  if (dialect.format === "schema") return task.instructions;
  const schema = JSON.stringify(toResponseSchema(task.schema));
  return `${task.instructions}\nThe JSON object must match this JSON Schema:\n${schema}`;
}

/**
 * The JSON Schema of a response in the subset that strict structured output supports everywhere: all members
 * required, no others, no bounds (they are checked when the response is parsed).
 */
function toResponseSchema(schema: z.ZodType): SchemaNode {
  const { $schema: _, ...root } = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => makeStrict(jsonSchema),
  });
  return root;
}

function makeStrict(node: SchemaNode): void {
  for (const keyword of unsentKeywords) delete node[keyword];
  if (typeof node.properties !== "object" || node.properties === null) return;
  node.required = Object.keys(node.properties);
  node.additionalProperties = false;
}
