import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, inject, test } from "vitest";
import { OPERATION_NAMES } from "../../shared/kernel/operation-name.ts";
import { runNas } from "../support/run-nas.ts";

type Health = {
  status: string;
  problems: string[];
  parts: { part: string; isWell: boolean; told: string }[];
};

// Other tests leave jobs waiting on purpose.
const PATIENT = ["health", "--max-wait", "52w"];

test("every part and every queue is told, and a service that is well ends with exit code 0", async () => {
  const { code, stdout, stderr } = await runNas(PATIENT);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  for (const part of ["gateway", "postgres", "postgrest", "database", "catalogue", ...OPERATION_NAMES])
    expect(stdout).toMatch(new RegExp(`^${part} +well `, "m"));
  expect(stdout).toMatch(/\nqueue +queued +processing/);
});

test("--json tells the same and nothing else", async () => {
  const health: Health = JSON.parse((await runNas([...PATIENT, "--json"])).stdout);
  expect(health).toMatchObject({ status: "ok", problems: [] });
  expect(health.parts.every(({ isWell }) => isWell)).toBe(true);
  const isOperation = ({ part }: { part: string }) => OPERATION_NAMES.some((name) => name === part);
  for (const { told } of health.parts.filter(isOperation))
    expect(told).toMatch(/^ready in \d+ ms, version [0-9a-f]{16}$/);
});

test("a service of which one function fails is degraded: it is named, with exit code 1", async () => {
  const gateway = createServer(async (request, response) => {
    const isBroken = request.url === "/functions/v1/draft/health";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" && name !== "content-length" ? [[name, value] as [string, string]] : [],
    );
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const { method = "GET" } = request;
    const answer = await fetch(`${inject("baseUrl")}${request.url}`, { method, headers, ...body });
    response.statusCode = isBroken ? 503 : answer.status;
    response.setHeader("content-type", answer.headers.get("content-type") ?? "text/plain");
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const { port } = gateway.address() as AddressInfo;
  const target = ["--url", `http://127.0.0.1:${port}`, "--service-key", inject("serviceKey")];
  const { code, stdout, stderr } = await runNas([...PATIENT, ...target]);
  gateway.close();
  expect(stdout).toMatch(/^draft +NOT WELL +answers 503$/m);
  expect(stdout).toMatch(/^decode +well /m);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: "Cannot call the service well: draft: answers 503\n",
  });
});

test("a database that refuses is told, with exit code 1 and the parts that answer", async () => {
  const target = ["--url", inject("baseUrl"), "--service-key", "wrong"];
  const { code, stdout, stderr } = await runNas(["health", ...target]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^decode +well /m);
  expect(stderr).toMatch(/^Cannot call the service well: database: Cannot use /);
});
