import { type CallOptions, runCall } from "./call.ts";
import { formGet, formPost } from "./form-request.ts";
import type { Limits } from "./limits.ts";
import type { OperationName } from "./operations.ts";
import { asSchema, type ServiceResponse } from "./read-response.ts";
import { send, type Transport } from "./send.ts";

/** The response of an operation without jobs. */
export type OperationResponse<Result, Meta> = {
  result: Result;
  meta: Meta;
  requestId: string;
  limits: Limits;
};

/** The method of an operation that returns its result at once. */
export type SyncMethod<Request, Result, Meta> = (
  request: Request,
  options?: CallOptions,
) => Promise<OperationResponse<Result, Meta>>;

/** Where a response has its result. */
type ResultPlace = "data" | "data.result";

const defaultDeadlineMs = 120_000;

/** Creates the method of an operation that takes a body. */
export function createPostMethod<Request, Result, Meta>(
  transport: Transport,
  operation: OperationName,
  place: ResultPlace,
): SyncMethod<Request, Result, Meta> {
  return async function post(request, options = {}) {
    return runCall(transport.ports, { operation, options, deadlineMs: defaultDeadlineMs }, async (call) =>
      toOperationResponse(await send(formPost(call, request, transport), call, transport), place),
    );
  };
}

/** Creates the method of an operation that takes one query parameter. */
export function createQueryMethod<Result, Meta>(
  transport: Transport,
  operation: OperationName,
  parameterName: string,
): SyncMethod<string, Result, Meta> {
  return async function query(value, options = {}) {
    const parameter = { name: parameterName, value };
    return runCall(transport.ports, { operation, options, deadlineMs: defaultDeadlineMs }, async (call) =>
      toOperationResponse(await send(formGet(call, parameter, transport), call, transport), "data"),
    );
  };
}

function toOperationResponse<Result, Meta>(
  response: ServiceResponse,
  place: ResultPlace,
): OperationResponse<Result, Meta> {
  const { data, meta, requestId, limits } = response;
  const result = asSchema<Result>(place === "data" ? data : data.result);
  return { result, meta: asSchema<Meta>(meta), requestId, limits };
}
