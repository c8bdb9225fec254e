import { describe, expect, inject, it } from "vitest";
import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/api-version.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { callApi } from "../support/call-api.ts";
import { expectCommonHeaders, expectEnvelope, expectError } from "./support/expect-answer.ts";
import { callSample, callWrong, operations, sampleOf } from "./support/operations.ts";
import { sendRaw } from "./support/send-raw.ts";

const methods = ["HEAD", "OPTIONS", "GET", "POST", "PUT", "PATCH", "DELETE"];
const wrongVersions = ["", "1", "2026-07-11", "2026-7-10", "v2026-07-10", "2026-07-10, 2025-01-01", "latest"];
const malformedIds = ["", "a b", "a,b", "a/b", "ä", "x".repeat(129), '"quoted"'];

describe.each(operations)("%s speaks the protocol", (operation) => {
  const { allowedMethods, status } = sampleOf(operation);
  const otherMethods = methods.filter((method) => !allowedMethods.includes(method));

  it.each(otherMethods)("and refuses %s with the methods it has", async (method) => {
    const answer = await callApi(operation, { method });
    expect(answer.headers.get("allow")).toBe(allowedMethods.join(", "));
    if (method !== "HEAD") return expectError(answer, operation, { status: 405, code: "method_not_allowed" });
    expect(answer.status).toBe(405);
    expectCommonHeaders(answer);
  });

  it("and gives a browser no leave to call it", async () => {
    const headers = { origin: "https://shop.example", "access-control-request-method": "POST" };
    expectError(await callApi(operation, { method: "OPTIONS", headers }), operation, {
      status: 405,
      code: "method_not_allowed",
    });
    expectEnvelope(await callSample(operation, { headers }), "data");
  });

  it.each([null, ...wrongVersions])("and refuses the version %j", async (version) => {
    const answer = await callSample(operation, { version });
    expectError(answer, operation, { status: 400, code: "unsupported_api_version" });
    expect(answer.body?.error?.details).toEqual({ supported: [apiVersion] });
  });

  it("and takes a version sent twice only when both are the same", async () => {
    expect(await statusOfVersions(operation, [apiVersion, apiVersion])).toBe(status);
    expect(await statusOfVersions(operation, [apiVersion, "2025-01-01"])).toBe(400);
    expect(await statusOfVersions(operation, ["2025-01-01", apiVersion])).toBe(400);
  });

  it("and repeats a well-formed request id on answers and errors of every kind", async () => {
    const headers = { "x-request-id": "Order_7.retry-2" };
    const answers = await Promise.all([
      callSample(operation, { headers }),
      callWrong(operation, { headers }),
      callSample(operation, { headers, key: null }),
      callSample(operation, { headers, version: null }),
      callApi(operation, { headers, method: "DELETE" }),
      callApi(`${operation}/nothing`, { headers }),
      callSample(operation, { headers: { "x-request-id": "x".repeat(128) } }),
    ]);
    const ids = answers.map((answer) => answer.headers.get("x-request-id"));
    expect(ids).toEqual([...Array(6).fill("Order_7.retry-2"), "x".repeat(128)]);
    expect(answers.map((answer) => String(answer.body?.meta?.request_id))).toEqual(ids);
  });

  it.each(malformedIds)("and replaces the malformed request id %j", async (given) => {
    const answer = await callSample(operation, { headers: { "x-request-id": given } });
    expectEnvelope(answer, "data");
    expect(answer.headers.get("x-request-id")).not.toBe(given);
  });

  it.each(["/nothing", "/nothing/at/all", "/Health", "/work%2f..", "//"])(
    "and has nothing at %s",
    async (path) => {
      const answer = await callApi(operation + path);
      expectError(answer, operation, { status: 404, code: "invalid_request" });
    },
  );

  it("and tells its health without key and version", async () => {
    const answer = await callApi(`${operation}/health`, { key: null, version: null });
    expect(answer.status).toBe(200);
    expectEnvelope(answer, "data");
    const version = answer.headers.get("x-function-version");
    expect(answer.body?.data).toEqual({ operation, status: "ok", version });
    expect(answer.headers.get("server-timing")).toMatch(/^stack;dur=[\d.]+, db;dur=0, model;dur=0$/);
  });

  it("and ignores query parameters it does not know", async () => {
    const { query, body, method } = sampleOf(operation);
    const path = `${operation}${query}${query ? "&" : "?"}verbose=1&verbose=2`;
    const answer = await callApi(path, { method, ...(body && { body }) });
    expect(answer.status).toBe(status);
  });
});

it.each(["nothing", "Decode", "decode2", "health", ""])("no operation answers at %j", async (path) => {
  const answer = await callApi(path);
  expectError(answer, "decide", { status: 404, code: "invalid_request" });
});

async function statusOfVersions(operation: OperationName, versions: string[]): Promise<number | undefined> {
  const { method, query, body } = sampleOf(operation);
  const answer = await sendRaw({
    method,
    path: `/functions/v1/${operation}${query}`,
    headers: [
      ["x-api-key", inject("keys").molecular],
      ...versions.map((version): [string, string] => [apiVersionHeader, version]),
      ...(body ? [["content-type", "application/json"] satisfies [string, string]] : []),
    ],
    ...(body && { chunks: [Buffer.from(JSON.stringify(body))] }),
  });
  return answer.status;
}
