import type { OperationRoutes } from "./create-app.ts";
import { createPorts } from "./create-ports.ts";
import type { Ports } from "./ports.ts";
import {
  type Bindings,
  type KeepAlive,
  type ReadVariable,
  type RuntimeEnvironment,
  readAmbientEnvironment,
  readAmbientKeepAlive,
  readBoundEnvironment,
} from "./runtime-environment.ts";

type CreateApp = (ports: Ports, readVariable: ReadVariable) => OperationRoutes;
type ExecutionContext = { waitUntil: KeepAlive };

/** A function as Deno (`deno serve`), Supabase Edge and Cloudflare Workers load it. */
export type EdgeFunction = {
  fetch: (request: Request, bindings?: Bindings, context?: ExecutionContext) => Response | Promise<Response>;
};

/**
 * Wraps an app for every runtime. Workers hand bindings and a context to each request; where there are
 * none, `ambient` (the global object) has the environment. Configuration is read once: at the first
 * request on Workers, at start elsewhere.
 */
export function serveFunction(createApp: CreateApp, ambient: object): EdgeFunction {
  const boot = (environment: RuntimeEnvironment) =>
    createApp(createPorts(environment), environment.readVariable);
  const environment = readAmbientEnvironment(ambient);
  let app = environment ? boot(environment) : null;
  const keepAlive = readAmbientKeepAlive(ambient);

  return {
    fetch(request, bindings, context) {
      app ??= boot(readBoundEnvironment(bindings));
      const waitUntil: KeepAlive = context?.waitUntil ? (work) => context.waitUntil(work) : keepAlive;
      return app.fetch(request, {}, { waitUntil, passThroughOnException: () => {}, props: {} });
    },
  };
}
