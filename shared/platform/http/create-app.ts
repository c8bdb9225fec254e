import { Hono } from "hono";
import { ServiceError } from "../kernel/mod.ts";
import { forwardToCanary } from "./canary/forward-to-canary.ts";
import { respondHealth } from "./health.ts";
import { identifyRequest, observeRequest } from "./observe-request.ts";
import type { OperationBase } from "./operation.ts";
import { canaryPathOf } from "./operation-path.ts";
import type { Ports } from "./ports.ts";
import { allowMethods, assumeLatestVersion, requireKey, requireVersion } from "./request-guards.ts";
import { respondError } from "./respond.ts";
import type { StackEnv } from "./stack-env.ts";

/** The routes of one operation, relative to its path. */
export type OperationRoutes = Hono<StackEnv>;

/** Work of an operation with jobs that starts without a request. Neither task rejects. */
export type BackgroundTasks = {
  /** Does the work that a queue's message asks for. */
  consumeMessage: (message: unknown) => Promise<void>;
  /** Works on waiting jobs and erases files that no job needs any more. */
  sweep: () => Promise<void>;
};

/** An operation as a runtime serves it. */
export type OperationApp = Pick<OperationRoutes, "fetch"> & {
  /** Absent for synchronous operations. */
  background?: BackgroundTasks;
};

/**
 * The stack of one operation, top to bottom: request id, canary, log, path, method, version, key, then `addHandlers`.
 * Served as `/functions/v1/<operation>` and as `/<operation>`, because Supabase strips the prefix; as a canary there, as
 * `/<operation>-canary`.
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
    /** Routes below the operation's path that require no API key. */
    addOpenRoutes?: (routes: OperationRoutes) => void;
  },
): OperationRoutes {
  const routes: OperationRoutes = new Hono();
  routes.get("/health", respondHealth(operation, ports));
  addOpenRoutes?.(routes);
  routes.use("/", allowMethods(methods), requireVersion(), requireKey());
  addHandlers(routes);

  const app: OperationRoutes = new Hono();
  app.use(
    identifyRequest(ports),
    assumeLatestVersion(),
    forwardToCanary(operation, ports, methods),
    observeRequest(operation, ports, methods),
  );
  app.onError(respondError(operation, ports));
  app.notFound(() => {
    throw new ServiceError("invalid_request", "Cannot serve: there is nothing at this path", { status: 404 });
  });
  app.route(`/functions/v1/${operation.name}`, routes);
  app.route(`/${operation.name}`, routes);
  if (ports.canaryWatch) app.route(canaryPathOf(operation.name), routes);
  return app;
}
