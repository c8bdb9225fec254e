import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { apiKeyRandomBytes, createApiKey } from "../../shared/platform/kernel/api-key.ts";
import { operationNames, scopeOf } from "../../shared/platform/kernel/operation-name.ts";
import { createKey } from "../support/create-key.ts";
import { openKeyTool } from "./support/database.ts";
import { expectEnvelope, expectError } from "./support/expect-response.ts";
import { callSample, operations, sampleOf } from "./support/operations.ts";
import { rotateKey } from "./support/rotate-key.ts";

const callTool = openKeyTool();
const hourMs = 3_600_000;

const wrongKeys: Record<string, () => Promise<string>> = {
  "of another form": async () => "secret",
  "with a wrong checksum": async () => mistype((await createKey()).key),
  "in other case": async () => (await createKey()).key.toUpperCase(),
  "with a word behind it": async () => `${(await createKey()).key} x`,
  "that was never stored": async () => createApiKey("test", randomBytes(apiKeyRandomBytes)).key,
  "that was revoked": async () => {
    const { id, key } = await createKey();
    await callTool("revoke_key", { p_id: id });
    return key;
  },
  "that has expired": async () =>
    (await createKey({ expiresAt: new Date(Date.now() - hourMs).toISOString() })).key,
  "that was rotated without overlap": async () => {
    const { id, key } = await createKey();
    await rotateKey(id, 0);
    return key;
  },
};

describe.each(operations)("%s authenticates", (operation) => {
  let badKeys: Map<string, string>;

  beforeAll(async () => {
    const made = Object.entries(wrongKeys).map(async ([kind, make]) => [kind, await make()] as const);
    badKeys = new Map(await Promise.all(made));
  });

  it("a key with its scope", async () => {
    const { key } = await createKey({ scopes: [scopeOf(operation)] });
    const response = await callSample(operation, { key });
    expect(response.status).toBe(sampleOf(operation).status);
    expectEnvelope(response, "data");
  });

  it("no request without a key", async () => {
    expectError(await callSample(operation, { key: null }), operation, {
      status: 401,
      code: "missing_api_key",
    });
    expectError(await callSample(operation, { key: "" }), operation, {
      status: 401,
      code: "missing_api_key",
    });
  });

  it.each(Object.keys(wrongKeys))("no key %s", async (kind) => {
    const response = await callSample(operation, { key: badKeys.get(kind) ?? null });
    expectError(response, operation, { status: 401, code: "invalid_api_key" });
  });

  it("no key in another place than its header", async () => {
    const { key } = await createKey();
    const headers = { authorization: `Bearer ${key}`, apikey: key, cookie: `x-api-key=${key}` };
    const response = await callSample(operation, { key: null, headers });
    expectError(response, operation, { status: 401, code: "missing_api_key" });
  });

  it("no key that has every scope but its own", async () => {
    const scopes = operationNames.filter((name) => name !== operation).map(scopeOf);
    const { key } = await createKey({ scopes });
    expectError(await callSample(operation, { key }), operation, { status: 403, code: "scope_not_allowed" });
  });

  it("both secrets of a key while the overlap of its rotation lasts", async () => {
    const { id, key } = await createKey();
    const next = await rotateKey(id, 600);
    for (const valid of [key, next]) {
      expect((await callSample(operation, { key: valid })).status).toBe(sampleOf(operation).status);
    }
  });
});

function mistype(key: string): string {
  return key.slice(0, -1) + (key.endsWith("0") ? "1" : "0");
}
