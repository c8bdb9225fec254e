import type { CallOptions } from "./call.ts";
import { formGet, formPost } from "./form-request.ts";
import type { Limits } from "./limits.ts";
import { makeCall } from "./make-call.ts";
import type { OperationName } from "./operation-name.ts";
import type { ServiceAnswer } from "./read-answer.ts";
import { send, type Transport } from "./send.ts";
import { trustAnswer } from "./trust-answer.ts";

/** What an operation without a job answers. */
export type Answer<Result, Meta> = { result: Result; meta: Meta; requestId: string; limits: Limits };

/** An operation that answers at once. */
export type SyncMethod<Request, Result, Meta> = (
  request: Request,
  options?: CallOptions,
) => Promise<Answer<Result, Meta>>;

/** Where in an answer's `data` its result stands: it is the data, or a member of it. */
type ResultPlace = "data" | "data.result";

const SYNC_DEADLINE_MS = 120_000;

/** Makes the method of an operation that takes a body and answers at once. */
export function createPostMethod<Request, Result, Meta>(
  transport: Transport,
  operation: OperationName,
  place: ResultPlace,
): SyncMethod<Request, Result, Meta> {
  return async function post(request, options = {}) {
    return makeCall(transport.ports, { operation, options, deadlineMs: SYNC_DEADLINE_MS }, async (call) =>
      toAnswer(await send(formPost(call, request, transport), call, transport), place),
    );
  };
}

/** Makes the method of an operation that takes one query and answers at once. */
export function createQueryMethod<Result, Meta>(
  transport: Transport,
  operation: OperationName,
  parameterName: string,
): SyncMethod<string, Result, Meta> {
  return async function query(value, options = {}) {
    const parameter = { name: parameterName, value };
    return makeCall(transport.ports, { operation, options, deadlineMs: SYNC_DEADLINE_MS }, async (call) =>
      toAnswer(await send(formGet(call, parameter, transport), call, transport), "data"),
    );
  };
}

function toAnswer<Result, Meta>(answer: ServiceAnswer, place: ResultPlace): Answer<Result, Meta> {
  const { data, meta, requestId, limits } = answer;
  const result = trustAnswer<Result>(place === "data" ? data : data.result);
  return { result, meta: trustAnswer<Meta>(meta), requestId, limits };
}
