import type { Context, ErrorHandler } from "hono";
import { describeCause } from "../kernel/describe-cause.ts";
import { ServiceError } from "../kernel/service-error.ts";
import type { ErrorBody, OperationBase } from "./operation.ts";
import type { Ports } from "./ports.ts";
import type { StackEnv } from "./stack-env.ts";

const loadErrorAnswer = async () => (await import("./error-shape.ts")).errorAnswer;

const CONSTANT_MESSAGES: Record<number, string> = {
  500: "The service failed; the request id leads to the cause",
  502: "A service behind this one failed; try again later",
  503: "The service is unavailable at the moment; try again later",
  504: "A service behind this one answered too late; try again later",
};

/** Turns whatever was thrown into the contract's error answer; the cause of a 5xx goes to the log alone. */
export function answerError(
  operation: OperationBase,
  { log, telemetry }: Pick<Ports, "log" | "telemetry">,
): ErrorHandler<StackEnv> {
  return function answerErrorHandler(thrown, c) {
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
    const answer = { error: body, meta };
    if (route === "call" || route === "poll") {
      const facts = { operation: operation.name, requestId };
      telemetry.checkAnswer({ facts, route, loadSchema: loadErrorAnswer, value: answer });
    }
    return c.json(answer, error.status);
  };
}

/** The error object as callers see it. A 5xx message is constant, save where the caller can act on its own. */
export function toErrorBody(error: ServiceError): ErrorBody {
  const message = (error.message === "" && CONSTANT_MESSAGES[error.status]) || error.message;
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
