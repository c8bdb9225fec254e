import type { OperationApp } from "./create-app.ts";
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

type CreateApp = (ports: Ports, readVariable: ReadVariable) => OperationApp;
type ExecutionContext = { waitUntil: KeepAlive };
type QueueMessage = { body: unknown; ack: () => void };
type QueueBatch = { messages: readonly QueueMessage[] };

/** A function as Deno (`deno serve`), Supabase Edge and Cloudflare Workers load it. */
type EdgeFunction = {
  fetch: (request: Request, bindings?: Bindings, context?: ExecutionContext) => Response | Promise<Response>;
  /** Called by Workers with messages of the queue that the function consumes. */
  queue: (batch: QueueBatch, bindings?: Bindings) => Promise<void>;
  /** Called by Workers at the times of the function's cron triggers. */
  scheduled: (event: unknown, bindings?: Bindings) => Promise<void>;
};

/**
 * Wraps an app for every runtime. Workers pass bindings and a context to each call; elsewhere `ambient`
 * (the global object) has the environment. Configuration is read once: at the first call on Workers, at
 * the start elsewhere.
 */
export function serveFunction(createApp: CreateApp, ambient: object): EdgeFunction {
  const boot = (environment: RuntimeEnvironment) =>
    createApp(createPorts(environment), environment.readVariable);
  const environment = readAmbientEnvironment(ambient);
  const keepAlive = readAmbientKeepAlive(ambient);
  let app = environment ? boot(environment) : null;

  function open(bindings: Bindings | undefined): OperationApp {
    app ??= boot(readBoundEnvironment(bindings));
    return app;
  }

  return {
    fetch(request, bindings, context) {
      const waitUntil: KeepAlive = context?.waitUntil ? (work) => context.waitUntil(work) : keepAlive;
      return open(bindings).fetch(request, {}, { waitUntil, passThroughOnException: () => {}, props: {} });
    },
    /** Acknowledges a message once its work has returned: the job row alone records what is left to do. */
    async queue({ messages }, bindings) {
      const { background } = open(bindings);
      const consume = async (message: QueueMessage) => {
        await background?.consumeMessage(message.body);
        message.ack();
      };
      await Promise.all(messages.map(consume));
    },
    async scheduled(_event, bindings) {
      await open(bindings).background?.sweep();
    },
  };
}
