import type { ModelJob, UserPart } from "../../../../shared/platform/kernel/language-model.ts";

/** Responses of a fake model: to tasks by their name, and to its other calls. */
export type FakeModel = Partial<Pick<ModelJob, "draw" | "transcribe">> & {
  responses?: Readonly<Record<string, (parts: readonly UserPart[]) => Promise<unknown>>>;
};

/** A model job without a model: responses are parsed by the schema of their task, other calls are rejected. */
export function fakeModelJob({ responses, ...calls }: FakeModel, refuse: () => Promise<never>): ModelJob {
  return {
    ask: async ({ name, schema }, parts) => schema.parse(await (responses?.[name] ?? refuse)(parts)),
    draw: refuse,
    transcribe: refuse,
    ...calls,
  };
}

/** The JSON list of texts at the end of a translation task. */
export function readLastList(parts: readonly UserPart[]): string[] {
  const last = parts.at(-1);
  const list: unknown = JSON.parse(last && "words" in last ? last.words : "null");
  if (!Array.isArray(list)) throw new TypeError("Cannot read the texts: the task ends with no list");
  return list.map(String);
}
