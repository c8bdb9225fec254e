import { Hono } from "hono";
import { expect, it } from "vitest";
import type { OperationRoutes } from "../../../shared/http/create-app.ts";
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
