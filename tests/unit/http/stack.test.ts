import { describe, expect, it } from "vitest";
import { ServiceError } from "../../../shared/kernel/service-error.ts";
import type { AdmissionRequest } from "../../../shared/store/store.ts";
import { callToy } from "../support/call-toy.ts";
import { admission, fakePorts } from "../support/fake-ports.ts";
import { toyOperation } from "../support/toy-operation.ts";

const body = { text: "egg" };
const untouched = fakePorts({}).ports;
const judged = (outcome: "ok" | "invalid_api_key" | "scope_not_allowed") =>
  fakePorts({ admit: async () => admission({ outcome }) }).ports;

const wrongKey = { "x-api-key": `nas_test_${"a".repeat(12)}_${"B".repeat(32)}000000` };

describe("before the database", () => {
  it.each<[string, Record<string, string>, number, string]>([
    ["a missing version", { "service-api-version": "" }, 400, "unsupported_api_version"],
    ["a version among others", { "service-api-version": "2026-07-10, 1" }, 400, "unsupported_api_version"],
    ["a missing key", { "x-api-key": "" }, 401, "missing_api_key"],
    ["a mistyped key", wrongKey, 401, "invalid_api_key"],
  ])("%s is refused, and the database not asked", async (_, headers, status, code) => {
    const answer = await callToy(toyOperation(), untouched, { body, headers });
    expect([answer.status, answer.json.error.code]).toEqual([status, code]);
    expect(answer.headers.get("www-authenticate") !== null).toBe(status === 401);
    expect(answer.headers.get("service-api-version")).toBe("2026-07-10");
    expect(answer.headers.get("x-request-id")).toBe(answer.json.meta.request_id);
  });

  it("a request id of 129 characters is replaced, one of 128 kept", async () => {
    for (const [length, kept] of [
      [128, true],
      [129, false],
    ] as const) {
      const given = "x".repeat(length);
      const headers = { "x-request-id": given, "x-api-key": "" };
      const answer = await callToy(toyOperation(), untouched, { body, headers });
      expect(answer.headers.get("x-request-id") === given).toBe(kept);
    }
  });
});

describe("what is wrong with a body", () => {
  it.each([
    ["another media type", { body, headers: { "content-type": "text/plain" } }, 415],
    ["another shape", { body: [] }, 400],
    ["another field", { body: { text: "egg", more: 1 } }, 400],
  ])("is told only to a caller who may know: %s", async (_, request, status) => {
    expect((await callToy(toyOperation(), judged("ok"), request)).status).toBe(status);
    expect((await callToy(toyOperation(), judged("invalid_api_key"), request)).status).toBe(401);
    expect((await callToy(toyOperation(), judged("scope_not_allowed"), request)).status).toBe(403);
  });
});

it.each([{ text: 1 }, { text: "a\u0000b" }, { text: "egg", more: 1 }])(
  "the input mode is judged before any field: %j",
  async (wrong) => {
    const modes: unknown[] = [];
    const admit = async ({ inputMode }: AdmissionRequest) => {
      modes.push(inputMode);
      return admission({ outcome: "decode_input_mode_not_allowed" });
    };
    const operation = toyOperation({ findInputMode: () => "structured" });
    const answer = await callToy(operation, fakePorts({ admit }).ports, { body: wrong });
    expect([answer.status, modes]).toEqual([403, ["structured"]]);
  },
);

describe("a failure of ours", () => {
  it.each([
    [new Error("secret detail"), 500, "internal_error"],
    [
      new ServiceError("service_unavailable", "", { cause: new Error("secret detail") }),
      503,
      "service_unavailable",
    ],
  ])("is told in constant words, its cause to the log alone: %s", async (thrown, status, code) => {
    const { ports, logged } = fakePorts({ admit: () => Promise.reject(thrown) });
    const answer = await callToy(toyOperation(), ports, { body });
    expect([answer.status, answer.json.error.code]).toEqual([status, code]);
    expect(answer.json.error.message).toMatch(/^The service .+;/);
    expect(JSON.stringify(answer.json)).not.toContain("secret");
    expect(logged).toMatchObject([{ event: "request_failed", requestId: answer.json.meta.request_id, code }]);
    expect(logged[0]?.cause).toContain("secret detail");
  });
});
