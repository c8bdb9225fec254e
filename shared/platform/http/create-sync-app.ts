import type { Context, Handler } from "hono";
import { ServiceError } from "../kernel/mod.ts";
import type { Admission } from "../store/mod.ts";
import type { Telemetry } from "../telemetry/mod.ts";
import { requireAdmitted, setLimitHeaders } from "./admission.ts";
import { createApp, type OperationRoutes } from "./create-app.ts";
import type { BodyOperation, OperationBase, QueryOperation } from "./operation.ts";
import type { Ports } from "./ports.ts";
import { readSingleParameter } from "./read-request.ts";
import { respondSuccess, showResult } from "./respond.ts";
import type { StackEnv } from "./stack-env.ts";
import { type ValidBody, validateBody } from "./validate-body.ts";

/** The app of a synchronous POST. */
export function createBodyApp<Input, Prepared>(
  operation: BodyOperation<Input, Prepared>,
  ports: Ports,
): OperationRoutes {
  return createApp(operation, ports, {
    methods: ["POST"],
    addHandlers: (routes) =>
      routes.post("/", ...validateBody(operation, ports), respondToBody(operation, ports)),
  });
}

/** The app of a synchronous GET. */
export function createQueryApp<Found>(operation: QueryOperation<Found>, ports: Ports): OperationRoutes {
  return createApp(operation, ports, {
    methods: ["GET"],
    addHandlers: (routes) => routes.get("/", respondToQuery(operation, ports)),
  });
}

/** Admits the request in one database call, then responds. What a failure of the service used is given back. */
function respondToBody<Input, Prepared>(
  operation: BodyOperation<Input, Prepared>,
  { store, telemetry, log }: Ports,
): Handler<StackEnv, string, ValidBody<Input>> {
  const { name } = operation;

  return async function respondToBodyHandler(c) {
    const keyHash = c.get("keyHash");
    const prepared = await prepare(keyHash, c.req.valid("json"));
    const admission = await store.admit({ keyHash, operation: name, valid: true });
    applyAdmission(c, operation, admission);
    const meta = {};
    try {
      const addMeta = (members: Record<string, unknown>) => Object.assign(meta, members);
      const data = await operation.respond(prepared, { addMeta, keyId: c.get("keyId") });
      return respond(c, operation, telemetry, { data, meta });
    } catch (error) {
      if (isFree(error) && (await returnUsage(keyHash))) setLimitHeaders(c, operation, giveBack(admission));
      throw error;
    }
  };

  async function prepare(keyHash: string, input: Input): Promise<Prepared> {
    try {
      return await operation.prepare(input);
    } catch (error) {
      requireAdmitted(operation, await store.admit({ keyHash, operation: name, valid: false }));
      throw error;
    }
  }

  async function returnUsage(keyHash: string): Promise<boolean> {
    try {
      await store.returnUsage(keyHash, name);
      return true;
    } catch (error) {
      log({ event: "usage_not_returned", operation: name, cause: String(error) });
      return false;
    }
  }
}

/** Whether the service failed, not the request, or a limit was reached while it worked. */
function isFree(error: unknown): boolean {
  return !(error instanceof ServiceError) || error.status >= 500 || error.status === 429;
}

function giveBack({ quota, ...admission }: Admission): Admission {
  return { ...admission, quota: quota && { ...quota, remaining: quota.remaining + 1 } };
}

/** Admits the request and fetches its data in one database call, then responds. */
function respondToQuery<Found>(
  operation: QueryOperation<Found>,
  { store, telemetry }: Ports,
): Handler<StackEnv> {
  return async function respondToQueryHandler(c) {
    const keyHash = c.get("keyHash");
    let text: string;
    try {
      text = readSingleParameter(c.req.url, operation.parameter, operation.maxCharacters);
    } catch (error) {
      requireAdmitted(operation, await store.admit({ keyHash, operation: operation.name, valid: false }));
      throw error;
    }
    const { admission, found } = await operation.admit(store.call, keyHash, text);
    applyAdmission(c, operation, admission);
    return respond(c, operation, telemetry, { data: operation.respond(text, found), meta: {} });
  };
}

function applyAdmission(c: Context<StackEnv>, operation: OperationBase, admission: Admission): void {
  setLimitHeaders(c, operation, admission);
  requireAdmitted(operation, admission);
}

function respond(
  c: Context<StackEnv>,
  operation: OperationBase,
  { checkResponse }: Telemetry,
  { data, meta }: { data: unknown; meta: Record<string, unknown> },
): Response {
  const { name, loadResult } = operation;
  const facts = { operation: name, requestId: c.get("requestId") };
  if (loadResult) checkResponse({ facts, route: "call", loadSchema: loadResult, value: data });
  return respondSuccess(c, 200, showResult(operation, c.get("apiVersion"), data), meta);
}
