import type { Context, ErrorHandler } from "hono";
import { type ApiVersion, describeCause, ServiceError } from "../kernel/mod.ts";
import type { ErrorBody, OperationBase } from "./operation.ts";
import type { Ports } from "./ports.ts";
import type { StackEnv } from "./stack-env.ts";

const loadErrorSchema = async () => (await import("./error-schema.ts")).errorResponse;

const constantMessages: Record<number, string> = {
  500: "The service failed; the cause is in its log under the request id",
  502: "An upstream service failed; try again later",
  503: "The service is temporarily unavailable; try again later",
  504: "An upstream service did not respond in time; try again later",
};

/** The success envelope: `data`, and `meta` with the request id first. */
export function respondSuccess(
  c: Context,
  status: 200 | 202,
  data: unknown,
  meta: Record<string, unknown> = {},
): Response {
  return c.json(
    { data, meta: { request_id: c.get("requestId"), api_version: c.get("apiVersion"), ...meta } },
    status,
  );
}

/** The result in the form of the requested contract version. */
export function showResult(
  { earlier }: Pick<OperationBase, "earlier">,
  version: ApiVersion,
  result: unknown,
): unknown {
  const translation = earlier?.[version];
  return translation ? translation.fromLatest(result) : result;
}

/** Turns whatever was thrown into the error envelope; the cause of a 5xx goes to the log alone. */
export function respondError(
  operation: OperationBase,
  { log, telemetry }: Pick<Ports, "log" | "telemetry">,
): ErrorHandler<StackEnv> {
  return function respondErrorHandler(thrown, c) {
    const error =
      thrown instanceof ServiceError ? thrown : new ServiceError("internal_error", "", { cause: thrown });
    if (error.status >= 500) log(describeFailure(operation.name, c.var.requestId, error));
    c.set("errorCode", error.code);
    setErrorHeaders(c, error);
    const { requestId, apiVersion, route } = c.var;
    const body = toErrorBody(error);
    const meta = { request_id: requestId, api_version: apiVersion };
    const own = operation.formatError?.(body, error.status);
    if (own) return c.json({ ...own, meta }, error.status);
    const envelope = { error: body, meta };
    if (route === "call" || route === "poll") {
      const facts = { operation: operation.name, requestId };
      telemetry.checkResponse({ facts, route, loadSchema: loadErrorSchema, value: envelope });
    }
    return c.json(envelope, error.status);
  };
}

/** The error object of a response. A 5xx without a message of its own gets a constant one. */
export function toErrorBody(error: ServiceError): ErrorBody {
  const message = (error.message === "" && constantMessages[error.status]) || error.message;
  return { code: error.code, message, ...(error.details ? { details: error.details } : {}) };
}

function setErrorHeaders(c: Context, error: ServiceError): void {
  if (error.status === 401)
    c.header("www-authenticate", 'ApiKey realm="nutrition analysis", header="x-api-key"');
  if (error.retryAfterSeconds !== undefined) c.header("retry-after", String(error.retryAfterSeconds));
}

function describeFailure(operation: string, requestId: string, error: ServiceError) {
  return {
    event: "request_failed",
    operation,
    requestId,
    code: error.code,
    cause: describeCause(error),
  };
}
