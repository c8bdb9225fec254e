import { Hono } from "hono";
import { ServiceError } from "../kernel/service-error.ts";
import { allowMethods } from "./allow-methods.ts";
import { answerHealth } from "./answer-health.ts";
import { answerError } from "./error-answer.ts";
import { observeRequest } from "./observe-request.ts";
import type { OperationBase } from "./operation.ts";
import type { Ports } from "./ports.ts";
import { identifyRequest } from "./request-id.ts";
import { requireKey } from "./require-key.ts";
import { answerAsLatest, requireVersion } from "./require-version.ts";
import type { StackEnv } from "./stack-env.ts";

/** The routes of one operation, relative to its path. */
export type OperationRoutes = Hono<StackEnv>;

/**
 * The stack of one operation, top to bottom: request id, log, path, method, version, key, then `addHandlers`.
 * Served as `/functions/v1/<operation>` and as `/<operation>`, for Supabase strips the prefix.
 */
export function createApp(
  operation: OperationBase,
  ports: Ports,
  {
    methods,
    addHandlers,
    addOpenRoutes,
  }: {
    methods: readonly string[];
    addHandlers: (routes: OperationRoutes) => void;
    /** Routes beside the operation's path that carry no API key. */
    addOpenRoutes?: (routes: OperationRoutes) => void;
  },
): OperationRoutes {
  const routes: OperationRoutes = new Hono();
  routes.get("/health", answerHealth(operation, ports));
  addOpenRoutes?.(routes);
  routes.use("/", allowMethods(methods), requireVersion(), requireKey());
  addHandlers(routes);

  const app: OperationRoutes = new Hono();
  app.use(identifyRequest(ports), observeRequest(operation, ports, methods), answerAsLatest());
  app.onError(answerError(operation, ports));
  app.notFound(() => {
    throw new ServiceError("invalid_request", "Cannot serve: there is nothing at this path", { status: 404 });
  });
  app.route(`/functions/v1/${operation.name}`, routes);
  app.route(`/${operation.name}`, routes);
  return app;
}
