import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { apiKeyRandomBytes, createApiKey } from "../../shared/platform/kernel/api-key.ts";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { openDatabase, openKeyTool, pinRateWindow } from "./support/database.ts";
import { expectError } from "./support/expect-response.ts";
import { callSample, callWrong, operations, postOperations, sampleOf } from "./support/operations.ts";

const sql = openDatabase();
afterAll(() => sql.end());

const unknownKey = createApiKey("test", randomBytes(apiKeyRandomBytes)).key;

describe.each(operations)("%s judges in order:", (operation) => {
  it("path, before the method", async () => {
    const response = await callApi(`${operation}/nothing`, { method: "DELETE", key: null, version: null });
    expectError(response, operation, { status: 404, code: "invalid_request" });
  });

  it("method, before version and key", async () => {
    const response = await callApi(operation, { method: "PUT", body: "{", key: null, version: "1" });
    expectError(response, operation, { status: 405, code: "method_not_allowed" });
  });

  it("version, before key and fields", async () => {
    const unsupported = { status: 400, code: "unsupported_api_version" };
    expectError(await callWrong(operation, { version: "1", key: null }), operation, unsupported);
    expectError(await callWrong(operation, { version: null, key: unknownKey }), operation, unsupported);
  });

  it("key, before fields", async () => {
    const { id, key } = await createKey();
    await openKeyTool()("revoke_key", { p_id: id });
    const missing = { status: 401, code: "missing_api_key" };
    const invalid = { status: 401, code: "invalid_api_key" };
    expectError(await callWrong(operation, { key: null }), operation, missing);
    for (const wrong of ["nas", unknownKey, key]) {
      expectError(await callWrong(operation, { key: wrong }), operation, invalid);
    }
  });

  it("scope, before fields", async () => {
    const { key } = await createKey({ scopes: [operation === "design" ? "edge:draft" : "edge:design"] });
    expectError(await callWrong(operation, { key }), operation, { status: 403, code: "scope_not_allowed" });
  });

  it("fields, before the rate", async () => {
    const { id, key } = await createKey({ ratePerMinute: 1 });
    await pinRateWindow(sql, id, operation);
    expect((await callSample(operation, { key })).status).toBe(sampleOf(operation).status);
    expect((await callWrong(operation, { key })).status).toBe(400);
    expectError(await callSample(operation, { key }), operation, { status: 429, code: "rate_limited" });
  });
});

describe.each(postOperations)("%s reports nothing about a body", (operation) => {
  const bodies = ["", "{", "[]", "null", '{"a":1,"a":2}', new Uint8Array([0xff]), "x".repeat(300 * 1024)];

  it.each(bodies.map((body) => [body]))("to a caller without a valid key (%#)", async (body) => {
    const invalid = { status: 401, code: "invalid_api_key" };
    expectError(await callApi(operation, { key: unknownKey, body }), operation, invalid);
    const headers = { "content-type": "text/plain" };
    expectError(await callApi(operation, { key: unknownKey, body, headers }), operation, invalid);
  });
});

describe("decode judges the input mode", () => {
  const structured = { input_mode: "structured", items: [{ canonical_name: "", quantity: -1, unit: "lb" }] };
  const unstructured = { input_mode: "unstructured", foodText: "x".repeat(2000), decode_profile: "all" };
  const refused = { status: 403, code: "decode_input_mode_not_allowed" };

  it.each([
    ["structured", unstructured, structured],
    ["unstructured", structured, unstructured],
  ])("of a key that permits only %s before every field", async (mode, forbidden, permitted) => {
    const { key } = await createKey({ modes: [mode] });
    expectError(await callApi("decode", { key, body: forbidden }), "decode", refused);
    expect((await callApi("decode", { key, body: permitted })).status).toBe(400);
  });

  it("after the scope", async () => {
    const { key } = await createKey({ modes: ["structured"], scopes: ["edge:design"] });
    const response = await callApi("decode", { key, body: unstructured });
    expectError(response, "decode", { status: 403, code: "scope_not_allowed" });
  });
});
