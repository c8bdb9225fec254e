import type { IncomingMessage, ServerResponse } from "node:http";
import { answerJson, readRequestId } from "./request-meta.ts";
import type { Routes } from "./routes.ts";
import type { PartStatus } from "./supervisor.ts";

const WAITING: PartStatus = { state: "starting", pid: null, restarts: 0 };

/** Tells the state of every process, and of each function which versions serve it at which share. */
export function answerHealth(request: IncomingMessage, response: ServerResponse, routes: Routes): void {
  const postgres = routes.database?.() ?? WAITING;
  const postgrest = routes.dataApi?.status() ?? WAITING;
  const functions = [...routes.functions].map(
    ([name, target]) => [name, { ...target.status(), versions: target.statuses() }] as const,
  );
  const serving = functions.flatMap(([, { versions }]) => versions.filter(({ share }) => share > 0));
  const isRunning = [postgres, postgrest, ...serving].every(({ state }) => state === "running");
  const status = !routes.isReady ? "starting" : isRunning ? "ok" : "degraded";
  const parts = { gateway: { state: "running", pid: process.pid }, postgres, postgrest };
  const body = { status, parts: { ...parts, functions: Object.fromEntries(functions) } };
  answerJson(request, response, {
    status: status === "ok" ? 200 : 503,
    requestId: readRequestId(request),
    body,
  });
}
