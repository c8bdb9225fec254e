import { describe, expect, it } from "vitest";
import { ServiceError } from "../../../shared/platform/kernel/service-error.ts";
import type { AdmissionRequest } from "../../../shared/platform/store/store.ts";
import { callToy } from "../support/call-toy.ts";
import { admission, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const body = { text: "egg" };
const untouched = fakePorts({}).ports;
const admitting = (outcome: "ok" | "invalid_api_key" | "scope_not_allowed") =>
  fakePorts({ admit: async () => admission({ outcome }) }).ports;

const wrongKey = { "x-api-key": `nas_test_${"a".repeat(12)}_${"B".repeat(32)}000000` };

describe("before the database", () => {
  it.each<[string, Record<string, string>, number, string]>([
    ["a missing version", { "service-api-version": "" }, 400, "unsupported_api_version"],
    ["a version among others", { "service-api-version": "2026-07-10, 1" }, 400, "unsupported_api_version"],
    ["a missing key", { "x-api-key": "" }, 401, "missing_api_key"],
    ["a mistyped key", wrongKey, 401, "invalid_api_key"],
  ])("%s is rejected without a database call", async (_, headers, status, code) => {
    const response = await callToy(toyOperation(), untouched, { body, headers });
    expect([response.status, response.json.error.code]).toEqual([status, code]);
    expect(response.headers.get("www-authenticate") !== null).toBe(status === 401);
    expect(response.headers.get("service-api-version")).toBe("2026-07-10");
    expect(response.headers.get("x-request-id")).toBe(response.json.meta.request_id);
  });

  it("a request id of 128 characters is kept, one of 129 replaced", async () => {
    for (const [length, kept] of [
      [128, true],
      [129, false],
    ] as const) {
      const given = "x".repeat(length);
      const headers = { "x-request-id": given, "x-api-key": "" };
      const response = await callToy(toyOperation(), untouched, { body, headers });
      expect(response.headers.get("x-request-id") === given).toBe(kept);
    }
  });
});

describe("an invalid body", () => {
  it.each([
    ["another media type", { body, headers: { "content-type": "text/plain" } }, 415],
    ["another shape", { body: [] }, 400],
    ["another field", { body: { text: "egg", more: 1 } }, 400],
  ])("is reported only to a caller with a valid key and scope: %s", async (_, request, status) => {
    expect((await callToy(toyOperation(), admitting("ok"), request)).status).toBe(status);
    expect((await callToy(toyOperation(), admitting("invalid_api_key"), request)).status).toBe(401);
    expect((await callToy(toyOperation(), admitting("scope_not_allowed"), request)).status).toBe(403);
  });
});

it.each([{ text: 1 }, { text: "a\u0000b" }, { text: "egg", more: 1 }])(
  "the input mode is checked before any field: %j",
  async (wrong) => {
    const modes: unknown[] = [];
    const admit = async ({ inputMode }: AdmissionRequest) => {
      modes.push(inputMode);
      return admission({ outcome: "decode_input_mode_not_allowed" });
    };
    const operation = toyOperation({ findInputMode: () => "structured" });
    const response = await callToy(operation, fakePorts({ admit }).ports, { body: wrong });
    expect([response.status, modes]).toEqual([403, ["structured"]]);
  },
);

describe("a failure of the service", () => {
  it.each([
    [new Error("secret detail"), 500, "internal_error"],
    [
      new ServiceError("service_unavailable", "", { cause: new Error("secret detail") }),
      503,
      "service_unavailable",
    ],
  ])("has a constant message, and its cause is only logged: %s", async (thrown, status, code) => {
    const { ports, logged } = fakePorts({ admit: () => Promise.reject(thrown) });
    const response = await callToy(toyOperation(), ports, { body });
    expect([response.status, response.json.error.code]).toEqual([status, code]);
    expect(response.json.error.message).toMatch(/^The service .+;/);
    expect(JSON.stringify(response.json)).not.toContain("secret");
    expect(logged).toMatchObject([
      { event: "request_failed", requestId: response.json.meta.request_id, code },
    ]);
    expect(logged[0]?.cause).toContain("secret detail");
  });
});
