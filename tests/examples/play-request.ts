import { setTimeout as wait } from "node:timers/promises";
import type { ExampleRequest, OperationReference } from "../../shared/platform/http/operation-reference.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { patienceMs } from "../support/patience.ts";
import type { ApiResponse } from "../support/read-response.ts";
import { callStage, makeKey, type Stage } from "./stage.ts";

const pauseMs = 20;

/** The response to a request, or those of its job: accepted and completed. */
export type PlayedRequest = { response: ApiResponse } | { accepted: ApiResponse; completed: ApiResponse };

/** Sends the request of an example, and polls its job to the end. */
export async function playRequest(
  stage: Stage,
  name: OperationName,
  { body, query }: Pick<ExampleRequest, "body" | "query">,
): Promise<PlayedRequest> {
  const key = await makeKey(stage);
  const response = await callStage(stage, name + toQuery(query), { key, body });
  if (response.status !== 202) return { response };
  return {
    accepted: response,
    completed: await pollToEnd(stage, key, `${name}?job_id=${readJobId(response)}`),
  };
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

function readJobId({ body }: ApiResponse): string {
  return String(body?.data?.job_id);
}

async function pollToEnd(stage: Stage, key: string, path: string): Promise<ApiResponse> {
  const giveUpAtMs = performance.now() + patienceMs;
  for (;;) {
    const response = await callStage(stage, path, { key });
    const status = String(response.body?.data?.status);
    if (status === "completed" || status === "failed") return response;
    if (performance.now() > giveUpAtMs) throw new Error(`Cannot await ${path}: it is still ${status}`);
    await wait(pauseMs);
  }
}
