import type { RecordedErrors } from "../../scripts/openapi/operation-source.ts";
import { commonErrors, statusOf } from "../../shared/platform/http/common-errors.ts";
import type { ErrorReference, OperationReference } from "../../shared/platform/http/operation-reference.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import type { ApiResponse } from "../support/read-response.ts";
import { openLocalApp } from "./local-app.ts";
import { sampleOf, toQuery } from "./play-request.ts";
import { settleResponse } from "./settle-response.ts";
import { callStage, makeKey, type Stage } from "./stage.ts";
import { stageError } from "./stagings.ts";

/** An operation whose errors are played. */
type Played = { name: OperationName; reference: OperationReference };

/** The responses to invalid requests of an operation, by `errors`. */
export async function playErrors(
  stage: Stage,
  operation: Played,
  errors: readonly ErrorReference[],
): Promise<RecordedErrors> {
  const recorded: RecordedErrors = {};
  for (const error of errors) {
    const status = statusOf(error);
    const response = await playError(stage, operation, error);
    if (response.status !== status)
      throw new Error(`Cannot record ${status} ${error.code} of ${operation.name}: got ${response.text}`);
    recorded[status] = { ...recorded[status], [error.code]: settleResponse(response) };
  }
  return recorded;
}

/** The responses to invalid polls of an operation, as far as they differ from those of its POST. */
export async function playPollErrors(stage: Stage, { name }: Played): Promise<RecordedErrors> {
  const recorded: RecordedErrors = { 429: { rate_limited: settleResponse(await pollTooOften(stage, name)) } };
  for (const error of commonErrors.poll) {
    const response = await callStage(stage, name + toQuery(error.query));
    recorded[statusOf(error)] = { [error.code]: settleResponse(response) };
  }
  return recorded;
}

async function playError(
  stage: Stage,
  { name, reference }: Played,
  error: ErrorReference,
): Promise<ApiResponse> {
  const { code, body, query, headers, method } = error;
  const sample = sampleOf(reference);
  if (!body && !query && !headers && !method)
    return stageError(statusOf(error), code, { stage, name, body: { ...sample.body } });
  const path = name + (query ? toQuery(query) : sample.path);
  return callStage(stage, path, {
    ...(reference.request && { body: body ?? sample.body }),
    ...(headers && { headers }),
    ...(method && { method }),
  });
}

async function pollTooOften(stage: Stage, name: OperationName): Promise<ApiResponse> {
  const poll = openLocalApp(stage, name, { variables: { POLLS_PER_MINUTE: "1" } });
  const request = { key: await makeKey(stage) };
  await poll(request, "?job_id=none");
  return poll(request, "?job_id=none");
}
