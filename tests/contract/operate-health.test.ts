import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, inject, test, vi } from "vitest";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import { patienceMs } from "../support/patience.ts";
import { runNas } from "../support/run-nas.ts";
import type { NasRun } from "../support/spawn-nas.ts";

type Health = {
  status: string;
  memories: { operation: string; name: string; entries: number; bytes: number; most_bytes: number }[];
  problems: string[];
  parts: { part: string; ok: boolean; detail: string }[];
};

// Other tests leave jobs waiting on purpose.
const patient = ["health", "--max-wait", "52w"];

/** Runs until it ends so: on a busy machine a part may take longer than the five seconds after which it counts as gone. */
function runUntil(expected: Partial<NasRun>, args: readonly string[]): Promise<NasRun> {
  const run = async () => {
    const health = await runNas(args);
    expect(health).toMatchObject(expected);
    return health;
  };
  return vi.waitFor(run, { timeout: patienceMs });
}

test("every part and every queue is reported, and a healthy service ends with exit code 0", async () => {
  const { stdout } = await runUntil({ code: 0, stderr: "" }, patient);
  for (const part of ["gateway", "postgres", "postgrest", "database", "catalogue", ...operationNames])
    expect(stdout).toMatch(new RegExp(`^${part} +ok `, "m"));
  expect(stdout).toMatch(/\nqueue +queued +processing/);
});

test("--json prints the same and nothing else", async () => {
  const health: Health = JSON.parse((await runUntil({ code: 0 }, [...patient, "--json"])).stdout);
  expect(health).toMatchObject({ status: "ok", problems: [] });
  expect(health.parts.every(({ ok }) => ok)).toBe(true);
  const isOperation = ({ part }: { part: string }) => operationNames.some((name) => name === part);
  for (const { detail } of health.parts.filter(isOperation))
    expect(detail).toMatch(/^ready in \d+ ms, version [0-9a-f]{16}, caches \d+\.\d of \d+\.\d MB$/);
});

test("each function reports what it keeps in memory, within its bounds", async () => {
  const { memories }: Health = JSON.parse((await runUntil({ code: 0 }, [...patient, "--json"])).stdout);
  expect(new Set(memories.map(({ operation }) => operation))).toEqual(new Set(operationNames));
  for (const { bytes, most_bytes } of memories) expect(bytes).toBeLessThanOrEqual(most_bytes);
});

test("a service with one failing function is degraded: the function is named, with exit code 1", async () => {
  const gateway = createServer(async (request, response) => {
    const isBroken = request.url === "/functions/v1/draft/health";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" && name !== "content-length" ? [[name, value] as [string, string]] : [],
    );
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const { method = "GET" } = request;
    const upstream = await fetch(`${inject("baseUrl")}${request.url}`, { method, headers, ...body });
    response.statusCode = isBroken ? 503 : upstream.status;
    response.setHeader("content-type", upstream.headers.get("content-type") ?? "text/plain");
    response.end(await upstream.text());
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const { port } = gateway.address() as AddressInfo;
  const target = ["--url", `http://127.0.0.1:${port}`, "--service-key", inject("serviceKey")];
  const degraded = { code: 1, stderr: "The service is degraded: draft: responds with 503\n" };
  const { stdout } = await runUntil(degraded, [...patient, ...target]);
  gateway.close();
  expect(stdout).toMatch(/^draft +FAILING +responds with 503$/m);
  expect(stdout).toMatch(/^decode +ok /m);
});

test("a database that refuses is reported, with exit code 1 and the parts that respond", async () => {
  const target = ["--url", inject("baseUrl"), "--service-key", "wrong"];
  const refused = {
    code: 1,
    stderr: expect.stringMatching(/^The service is degraded: database: Cannot use /),
  };
  const { stdout } = await runUntil(refused, ["health", ...target]);
  expect(stdout).toMatch(/^decode +ok /m);
});
