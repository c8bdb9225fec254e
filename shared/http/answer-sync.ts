import type { Context, Handler } from "hono";
import type { OperationName } from "../kernel/operation-name.ts";
import type { Admission } from "../store/store.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { requireAdmitted } from "./admit.ts";
import { setLimitHeaders } from "./limit-headers.ts";
import type { BodyOperation, OperationBase, QueryOperation } from "./operation.ts";
import type { Ports } from "./ports.ts";
import { showResult } from "./show-result.ts";
import { readSingleParameter } from "./single-parameter.ts";
import type { StackEnv } from "./stack-env.ts";
import { answerSuccess } from "./success-answer.ts";
import type { ValidBody } from "./validate-body.ts";

/** Admits a synchronous POST in one database call and answers it. */
export function answerBody<Input>(
  operation: BodyOperation<Input>,
  { store, telemetry }: Ports,
): Handler<StackEnv, string, ValidBody<Input>> {
  return async function answerBodyHandler(c) {
    admitOrThrow(
      c,
      operation.name,
      await store.admit({ keyHash: c.var.keyHash, operation: operation.name, valid: true }),
    );
    const result = await operation.answer(c.req.valid("json"));
    holdToContract(c, operation, telemetry, result);
    return answerSuccess(c, 200, showResult(operation, c.var.apiVersion, result));
  };
}

/** Admits a synchronous GET, fetching what it asks for in the same database call, and answers it. */
export function answerQuery<Found>(
  operation: QueryOperation<Found>,
  { store, telemetry }: Ports,
): Handler<StackEnv> {
  return async function answerQueryHandler(c) {
    const { keyHash } = c.var;
    let text: string;
    try {
      text = readSingleParameter(c.req.url, operation.parameter, operation.maxCharacters);
    } catch (error) {
      requireAdmitted(await store.admit({ keyHash, operation: operation.name, valid: false }));
      throw error;
    }
    const { admission, found } = await operation.admit(store, keyHash, text);
    admitOrThrow(c, operation.name, admission);
    const result = operation.answer(text, found);
    holdToContract(c, operation, telemetry, result);
    return answerSuccess(c, 200, showResult(operation, c.var.apiVersion, result));
  };
}

function holdToContract(
  c: Context<StackEnv>,
  { name, loadResult }: OperationBase,
  { checkAnswer }: Telemetry,
  value: unknown,
): void {
  if (!loadResult) return;
  const facts = { operation: name, requestId: c.var.requestId };
  checkAnswer({ facts, route: "call", loadSchema: loadResult, value });
}

function admitOrThrow(c: Context<StackEnv>, operation: OperationName, admission: Admission): void {
  setLimitHeaders(c, operation, admission);
  requireAdmitted(admission);
}
