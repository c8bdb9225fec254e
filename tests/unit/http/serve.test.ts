import { Hono } from "hono";
import { expect, it } from "vitest";
import type { OperationRoutes } from "../../../shared/http/create-app.ts";
import type { Chores } from "../../../shared/http/operation-app.ts";
import type { Ports } from "../../../shared/http/ports.ts";
import { serveFunction } from "../../../shared/http/serve.ts";

const VARIABLES: Record<string, string> = {
  SUPABASE_URL: "https://project.example.org",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  PUBLIC_BASE_URL: "https://api.example.org",
  WORK_SECRET: "0123456789abcdef",
};
const request = () => new Request("https://api.example.org/");

/** An app that leaves work behind; keeps the ports of each time it was made. */
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

it("Workers hand over their bindings, which are read once, and keep work alive", async () => {
  const { made, create } = leavingWork();
  const { kept, waitUntil } = keeper();
  const served = serveFunction(create, {});
  expect(made).toEqual([]);
  await served.fetch(request(), VARIABLES, { waitUntil });
  await served.fetch(request(), VARIABLES, { waitUntil });
  expect(made).toHaveLength(1);
  expect(made[0]?.settings).toMatchObject(VARIABLES);
  expect(kept).toHaveLength(2);
});

it("a binding that is no text is no configuration", () => {
  const served = serveFunction(leavingWork().create, {});
  const bindings = { ...VARIABLES, WORK_SECRET: { get: () => "0123456789abcdef" } };
  expect(() => served.fetch(request(), bindings)).toThrow(/WORK_SECRET/);
});

it("Deno reads its environment at the start, and Supabase Edge keeps work alive", async () => {
  const { made, create } = leavingWork();
  const { kept, waitUntil } = keeper();
  const env = { get: (name: string) => VARIABLES[name] };
  const served = serveFunction(create, { Deno: { env }, EdgeRuntime: { waitUntil } });
  expect(made).toHaveLength(1);
  await served.fetch(request());
  expect(kept).toHaveLength(1);
});

it("a start without configuration fails", () => {
  const env = { get: () => undefined };
  expect(() => serveFunction(leavingWork().create, { Deno: { env } })).toThrow(/^Cannot start/);
});

/** An app with these chores, and messages that tell when they were acknowledged. */
function withChores(chores: Partial<Chores>) {
  const acked: unknown[] = [];
  const app: OperationRoutes = new Hono();
  const refuse = () => Promise.reject(new Error("this chore is not expected"));
  const create = () => ({ fetch: app.fetch, chores: { takeHint: refuse, sweep: refuse, ...chores } });
  const message = (body: unknown) => ({ body, ack: () => void acked.push(body) });
  return { acked, served: serveFunction(create, {}), message };
}

it("a message is acknowledged when its work has been done, and not before", async () => {
  const gate = Promise.withResolvers<void>();
  const takeHint = (body: unknown) => (body === "long" ? gate.promise : Promise.resolve());
  const { acked, served, message } = withChores({ takeHint });
  const consumed = served.queue({ messages: [message("long"), message("short")] }, VARIABLES);
  await expect.poll(() => acked).toEqual(["short"]);
  gate.resolve();
  await consumed;
  expect(acked).toEqual(["short", "long"]);
});

it("a cron trigger sweeps, and what it starts is done when it returns", async () => {
  let isSwept = false;
  const sweep = async () => {
    await Promise.resolve();
    isSwept = true;
  };
  await withChores({ sweep }).served.scheduled({}, VARIABLES);
  expect(isSwept).toBe(true);
});

it("an operation without jobs has nothing to do for a queue or a cron", async () => {
  const served = serveFunction(leavingWork().create, {});
  await served.scheduled({}, VARIABLES);
  await served.queue({ messages: [{ body: null, ack: () => {} }] }, VARIABLES);
});

it("a Worker knows its version and the queue that it is bound to", async () => {
  const { made, create } = leavingWork();
  const sent: unknown[] = [];
  const WORK_QUEUE = { send: async (message: unknown) => void sent.push(message) };
  const bindings = { ...VARIABLES, CF_VERSION_METADATA: { id: "v-7", tag: "" }, WORK_QUEUE };
  await serveFunction(create, {}).fetch(request(), bindings);
  expect(made[0]).toMatchObject({ version: "v-7" });
  await made[0]?.enqueue?.({ jobId: "a", version: "v-7" });
  expect(sent).toEqual([{ jobId: "a", version: "v-7" }]);
});

it("a Worker without a queue takes up no job that the platform would cut off", async () => {
  const { made, create } = leavingWork();
  await serveFunction(create, {}).fetch(request(), VARIABLES);
  expect(made[0]?.enqueue).toBeNull();
  expect(made[0]?.backgroundSeconds).toBeLessThan(30);
});
