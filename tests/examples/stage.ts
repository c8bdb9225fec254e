import { createKeyOn, type KeyOptions, type StackAddress } from "../support/create-key-on.ts";
import type { ApiResponse } from "../support/read-response.ts";
import { type ApiRequest, sendRequest } from "../support/send-request.ts";

/** The stack that examples are played on. */
export type Stage = StackAddress & { workSecret: string };

/** The rate and quota of a key in the examples, as keys usually have them. */
const usual: KeyOptions = { ratePerMinute: 60, quotaPerMonth: 1_000 };

/** A key of its own for one example, so that what is left of its limits is always the same. */
export async function makeKey(stage: Stage, options: KeyOptions = {}): Promise<string> {
  return (await createKeyOn(stage, { ...usual, ...options })).key;
}

/** Sends a request to the stack with a new key, unless one is given. */
export async function callStage(
  stage: Stage,
  path: string,
  request: Partial<ApiRequest> = {},
): Promise<ApiResponse> {
  const key = request.key ?? (await makeKey(stage));
  return sendRequest(path, { baseUrl: stage.baseUrl, ...request, key });
}
