import { Hono } from "hono";
import { expect, it } from "vitest";
import type { BackgroundTasks, OperationRoutes } from "../../../shared/platform/http/create-app.ts";
import type { Ports } from "../../../shared/platform/http/ports.ts";
import { serveFunction } from "../../../shared/platform/http/serve.ts";

const variables: Record<string, string> = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org",
  WORK_SECRET: "0123456789abcdef",
};
const request = () => new Request("https://api.example.org/");

/** An app with background work; keeps the ports of each time it was created. */
function leavingWork() {
  const made: Ports[] = [];
  const create = (ports: Ports) => {
    made.push(ports);
    const app: OperationRoutes = new Hono();
    return app.get("/", (c) => {
      c.executionCtx.waitUntil(Promise.resolve("work"));
      return c.text("done");
    });
  };
  return { made, create };
}

function keeper() {
  const kept: Promise<unknown>[] = [];
  return { kept, waitUntil: (work: Promise<unknown>) => void kept.push(work) };
}

it("Workers pass their bindings, which are read once, and keep background work alive", async () => {
  const { made, create } = leavingWork();
  const { kept, waitUntil } = keeper();
  const served = serveFunction(create, {});
  expect(made).toEqual([]);
  await served.fetch(request(), variables, { waitUntil });
  await served.fetch(request(), variables, { waitUntil });
  expect(made).toHaveLength(1);
  expect(made[0]?.settings).toMatchObject(variables);
  expect(kept).toHaveLength(2);
});

it("a binding that is not text is not configuration", () => {
  const served = serveFunction(leavingWork().create, {});
  const bindings = { ...variables, WORK_SECRET: { get: () => "0123456789abcdef" } };
  expect(() => served.fetch(request(), bindings)).toThrow(/WORK_SECRET/);
});

it("Deno reads its environment at the start, and Supabase Edge keeps background work alive", async () => {
  const { made, create } = leavingWork();
  const { kept, waitUntil } = keeper();
  const env = { get: (name: string) => variables[name] };
  const served = serveFunction(create, { Deno: { env }, EdgeRuntime: { waitUntil } });
  expect(made).toHaveLength(1);
  await served.fetch(request());
  expect(kept).toHaveLength(1);
});

it("a start without configuration fails", () => {
  const env = { get: () => undefined };
  expect(() => serveFunction(leavingWork().create, { Deno: { env } })).toThrow(/^Cannot start/);
});

/** An app with these background tasks, and messages that record their acknowledgement. */
function withBackground(background: Partial<BackgroundTasks>) {
  const acked: unknown[] = [];
  const app: OperationRoutes = new Hono();
  const refuse = () => Promise.reject(new Error("this task is not expected"));
  const create = () => ({
    fetch: app.fetch,
    background: { consumeMessage: refuse, sweep: refuse, ...background },
  });
  const message = (body: unknown) => ({ body, ack: () => void acked.push(body) });
  return { acked, served: serveFunction(create, {}), message };
}

it("a message is acknowledged when its work is done and not earlier", async () => {
  const gate = Promise.withResolvers<void>();
  const consumeMessage = (body: unknown) => (body === "long" ? gate.promise : Promise.resolve());
  const { acked, served, message } = withBackground({ consumeMessage });
  const consumed = served.queue({ messages: [message("long"), message("short")] }, variables);
  await expect.poll(() => acked).toEqual(["short"]);
  gate.resolve();
  await consumed;
  expect(acked).toEqual(["short", "long"]);
});

it("a cron trigger sweeps, and its work is done when it returns", async () => {
  let isSwept = false;
  const sweep = async () => {
    await Promise.resolve();
    isSwept = true;
  };
  await withBackground({ sweep }).served.scheduled({}, variables);
  expect(isSwept).toBe(true);
});

it("an operation without jobs ignores queues and crons", async () => {
  const served = serveFunction(leavingWork().create, {});
  await served.scheduled({}, variables);
  await served.queue({ messages: [{ body: null, ack: () => {} }] }, variables);
});

it("a Worker has its version and its bound queue", async () => {
  const { made, create } = leavingWork();
  const sent: unknown[] = [];
  const WORK_QUEUE = { send: async (message: unknown) => void sent.push(message) };
  const bindings = { ...variables, CF_VERSION_METADATA: { id: "v-7", tag: "" }, WORK_QUEUE };
  await serveFunction(create, {}).fetch(request(), bindings);
  expect(made[0]).toMatchObject({ version: "v-7" });
  await made[0]?.enqueue?.({ jobId: "a", version: "v-7" });
  expect(sent).toEqual([{ jobId: "a", version: "v-7" }]);
});

it("a Worker without a queue starts no job that the platform would cut off", async () => {
  const { made, create } = leavingWork();
  await serveFunction(create, {}).fetch(request(), variables);
  expect(made[0]?.enqueue).toBeNull();
  expect(made[0]?.backgroundSeconds).toBeLessThan(30);
});

it.each([
  ["Supabase names the deployment", { DENO_DEPLOYMENT_ID: "project_function_3" }, "project_function_3", true],
  [
    "the operator names it",
    { DENO_DEPLOYMENT_ID: "project_function_3", FUNCTION_VERSION: "v-9" },
    "v-9",
    false,
  ],
  ["nobody does", {}, "unversioned", false],
])("where %s, the version and whether a canary is watched follow from it", (_, more, version, isWatched) => {
  const { made, create } = leavingWork();
  const all: Record<string, string> = { ...variables, ...more };
  serveFunction(create, { Deno: { env: { get: (name: string) => all[name] } } });
  expect(made[0]?.version).toBe(version);
  expect(made[0]?.canaryWatch !== null).toBe(isWatched);
});
