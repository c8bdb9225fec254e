import type { OpenAI } from "openai";
import type { ModelTask } from "./model-task.ts";
import { toResponseSchema } from "./response-schema.ts";

/** What an endpoint's model takes of a request beyond its messages. */
export type ChatDialect = {
  /** `schema`: answers held to a JSON schema; `object`: only to be JSON, the schema stands in the prompt. */
  format: "schema" | "object";
  /** Whether temperature and seed may be set: reasoning models refuse them. */
  sampling: boolean;
};

/** What is tried first. */
export const RICHEST_DIALECT: ChatDialect = { format: "schema", sampling: true };

type ChatRequest = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

const SEED = 1;

/** The members of a chat request that say how to answer. */
export function phraseAnswerRules(
  task: ModelTask<unknown>,
  dialect: ChatDialect,
): Pick<ChatRequest, "response_format" | "temperature" | "seed"> {
  const schema = toResponseSchema(task.schema);
  return {
    response_format:
      dialect.format === "schema"
        ? { type: "json_schema", json_schema: { name: task.name, strict: true, schema } }
        : { type: "json_object" },
    ...(dialect.sampling && { temperature: 0, seed: SEED }),
  };
}

/** The task's instructions, with the schema where the endpoint cannot be held to it. */
export function phraseInstructions(task: ModelTask<unknown>, dialect: ChatDialect): string {
  if (dialect.format === "schema") return task.instructions;
  const schema = JSON.stringify(toResponseSchema(task.schema));
  return `${task.instructions}\nThe JSON object must match this JSON Schema:\n${schema}`;
}
