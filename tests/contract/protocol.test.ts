import { describe, expect, inject, it } from "vitest";
import { apiVersion, apiVersionHeader } from "../../shared/platform/kernel/api-version.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { callApi } from "../support/call-api.ts";
import { expectCommonHeaders, expectEnvelope, expectError } from "./support/expect-response.ts";
import { callSample, callWrong, operations, sampleOf } from "./support/operations.ts";
import { sendRaw } from "./support/send-raw.ts";

const methods = ["HEAD", "OPTIONS", "GET", "POST", "PUT", "PATCH", "DELETE"];
const wrongVersions = ["", "1", "2026-07-11", "2026-7-10", "v2026-07-10", "2026-07-10, 2025-01-01", "latest"];
const malformedIds = ["", "a b", "a,b", "a/b", "ä", "x".repeat(129), '"quoted"'];

describe.each(operations)("%s speaks the protocol", (operation) => {
  const { allowedMethods, status } = sampleOf(operation);
  const otherMethods = methods.filter((method) => !allowedMethods.includes(method));

  it.each(otherMethods)("and refuses %s with the methods it has", async (method) => {
    const response = await callApi(operation, { method });
    expect(response.headers.get("allow")).toBe(allowedMethods.join(", "));
    if (method !== "HEAD")
      return expectError(response, operation, { status: 405, code: "method_not_allowed" });
    expect(response.status).toBe(405);
    expectCommonHeaders(response);
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
    const response = await callSample(operation, { version });
    expectError(response, operation, { status: 400, code: "unsupported_api_version" });
    expect(response.body?.error?.details).toEqual({ supported: [apiVersion] });
  });

  it("and takes a version sent twice only when both are the same", async () => {
    expect(await statusOfVersions(operation, [apiVersion, apiVersion])).toBe(status);
    expect(await statusOfVersions(operation, [apiVersion, "2025-01-01"])).toBe(400);
    expect(await statusOfVersions(operation, ["2025-01-01", apiVersion])).toBe(400);
  });

  it("and repeats a well-formed request id on responses and errors of every kind", async () => {
    const headers = { "x-request-id": "Order_7.retry-2" };
    const responses = await Promise.all([
      callSample(operation, { headers }),
      callWrong(operation, { headers }),
      callSample(operation, { headers, key: null }),
      callSample(operation, { headers, version: null }),
      callApi(operation, { headers, method: "DELETE" }),
      callApi(`${operation}/nothing`, { headers }),
      callSample(operation, { headers: { "x-request-id": "x".repeat(128) } }),
    ]);
    const ids = responses.map((response) => response.headers.get("x-request-id"));
    expect(ids).toEqual([...Array(6).fill("Order_7.retry-2"), "x".repeat(128)]);
    expect(responses.map((response) => String(response.body?.meta?.request_id))).toEqual(ids);
  });

  it.each(malformedIds)("and replaces the malformed request id %j", async (given) => {
    const response = await callSample(operation, { headers: { "x-request-id": given } });
    expectEnvelope(response, "data");
    expect(response.headers.get("x-request-id")).not.toBe(given);
  });

  it.each(["/nothing", "/nothing/at/all", "/Health", "/work%2f..", "//"])(
    "and has nothing at %s",
    async (path) => {
      const response = await callApi(operation + path);
      expectError(response, operation, { status: 404, code: "invalid_request" });
    },
  );

  it("and reports its health without key and version", async () => {
    const response = await callApi(`${operation}/health`, { key: null, version: null });
    expect(response.status).toBe(200);
    expectEnvelope(response, "data");
    const version = response.headers.get("x-function-version");
    expect(response.body?.data).toEqual({ operation, status: "ok", version });
    expect(response.headers.get("server-timing")).toMatch(/^stack;dur=[\d.]+, db;dur=0, model;dur=0$/);
  });

  it("and ignores query parameters it does not know", async () => {
    const { query, body, method } = sampleOf(operation);
    const path = `${operation}${query}${query ? "&" : "?"}verbose=1&verbose=2`;
    const response = await callApi(path, { method, ...(body && { body }) });
    expect(response.status).toBe(status);
  });
});

it.each(["nothing", "Decode", "decode2", "health", ""])("no operation responds at %j", async (path) => {
  const response = await callApi(path);
  expectError(response, "decide", { status: 404, code: "invalid_request" });
});

async function statusOfVersions(operation: OperationName, versions: string[]): Promise<number | undefined> {
  const { method, query, body } = sampleOf(operation);
  const response = await sendRaw({
    method,
    path: `/functions/v1/${operation}${query}`,
    headers: [
      ["x-api-key", inject("keys").molecular],
      ...versions.map((version): [string, string] => [apiVersionHeader, version]),
      ...(body ? [["content-type", "application/json"] satisfies [string, string]] : []),
    ],
    ...(body && { chunks: [Buffer.from(JSON.stringify(body))] }),
  });
  return response.status;
}
