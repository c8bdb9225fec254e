import { setTimeout as wait } from "node:timers/promises";
import type { ExampleRequest, OperationReference } from "../../shared/platform/http/operation-reference.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { patienceMs } from "../support/patience.ts";
import type { ApiAnswer } from "../support/read-answer.ts";
import { callStage, makeKey, type Stage } from "./stage.ts";

const pauseMs = 20;

/** What a request was answered: at once, or with a job and its end. */
export type PlayedRequest = { answer: ApiAnswer } | { accepted: ApiAnswer; completed: ApiAnswer };

/** Sends the request of an example, and polls its job to the end. */
export async function playRequest(
  stage: Stage,
  name: OperationName,
  { body, query }: Pick<ExampleRequest, "body" | "query">,
): Promise<PlayedRequest> {
  const key = await makeKey(stage);
  const answer = await callStage(stage, name + toQuery(query), { key, body });
  if (answer.status !== 202) return { answer };
  return { accepted: answer, completed: await pollToEnd(stage, key, `${name}?job_id=${readJobId(answer)}`) };
}

/** The query of a path, empty without parameters. */
export function toQuery(query: Record<string, string> = {}): string {
  const text = new URLSearchParams(query).toString();
  return text === "" ? "" : `?${text}`;
}

/** A request of an operation that nothing is wrong with. */
export function sampleOf({ examples: [first] }: OperationReference): { path: string; body?: object } {
  return { path: toQuery(first.query), ...(first.body && { body: first.body }) };
}

function readJobId({ body }: ApiAnswer): string {
  return String(body?.data?.job_id);
}

async function pollToEnd(stage: Stage, key: string, path: string): Promise<ApiAnswer> {
  const giveUpAtMs = performance.now() + patienceMs;
  for (;;) {
    const answer = await callStage(stage, path, { key });
    const status = String(answer.body?.data?.status);
    if (status === "completed" || status === "failed") return answer;
    if (performance.now() > giveUpAtMs) throw new Error(`Cannot await ${path}: it is still ${status}`);
    await wait(pauseMs);
  }
}
