import { describe, expect, inject, it } from "vitest";
import { createJobApp } from "../../shared/platform/jobs/create-job-app.ts";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { decode } from "../support/decode-without-model.ts";
import { filtered, structured } from "./support/decode-cases.ts";
import { expectError } from "./support/expect-response.ts";
import { callApp, openPorts } from "./support/in-process.ts";

const item = { canonical_name: "banana", quantity: 100, unit: "g" };
const macro = { id: 1003, name: "Protein" };
const micro = { id: 1089, name: "Iron, Fe" };
const molecular = { id: 1057, name: "Caffeine" };

describe("a decode key", () => {
  it.each([
    ["structured", structured(item), { input_mode: "unstructured", foodText: "a banana" }],
    ["unstructured", { input_mode: "unstructured", foodText: "a banana" }, structured(item)],
  ])("with the mode %s decodes in no other", async (mode, permitted, forbidden) => {
    const { key } = await createKey({ modes: [mode] });
    expect((await callApi("decode", { key, body: permitted })).status).toBe(202);
    expectError(await callApi("decode", { key, body: forbidden }), "decode", {
      status: 403,
      code: "decode_input_mode_not_allowed",
    });
  });

  it("without a mode decodes in none", async () => {
    const { key } = await createKey({ modes: [] });
    const response = await callApi("decode", { key, body: structured(item) });
    expectError(response, "decode", { status: 403, code: "decode_input_mode_not_allowed" });
  });

  it("without a tier gets no details of what is amiss with it", async () => {
    const { key } = await createKey({ tier: null });
    const response = await callApi("decode", { key, body: structured(item) });
    expectError(response, "decode", { status: 503, code: "service_unavailable" });
    expect(response.text).not.toMatch(/tier|key|scope|configur/i);
    expect(response.body?.error).not.toHaveProperty("details");
  });
});

describe("a compound filter", () => {
  const tiers = { macros: [macro], micros: [macro, micro], molecular: [macro, micro, molecular] };
  const all = [macro, micro, molecular];

  it.each(["macros", "micros", "molecular"] as const)("stays within the tier %s", async (tier) => {
    const key = inject("keys")[tier];
    for (const compound of all) {
      const isAllowed = tiers[tier].includes(compound);
      for (const filter of filtersOf(compound)) {
        const response = await callApi("decode", { key, body: filtered(filter) });
        if (isAllowed) expect(response.status).toBe(202);
        else expectError(response, "decode", forbiddenIn(filter));
      }
    }
  });

  it("fails as a whole when one compound of it is outside the tier", async () => {
    const body = filtered({ compound_identifier_ids: [macro.id, molecular.id, micro.id] });
    const response = await callApi("decode", { key: inject("keys").macros, body });
    expectError(response, "decode", forbiddenIn({ compound_identifier_ids: [] }));
  });

  it.each([1, 9999, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, "4294968299"])(
    "with the unknown id %j is not processable",
    async (id) => {
      const response = await callApi("decode", { body: filtered({ compound_identifier_ids: [1003, id] }) });
      expectError(response, "decode", {
        status: 422,
        code: "invalid_compound_identifier",
        field: "compound_identifier_ids",
      });
    },
  );

  it.each(["protein", "Protein ", "Iron", "CHEBI:36080", "1003", "%"])(
    "with %j is not processable, for names are exact",
    async (name) => {
      const response = await callApi("decode", { body: filtered({ compound_identifier_names: [name] }) });
      expectError(response, "decode", {
        status: 422,
        code: "invalid_compound_identifier",
        field: "compound_identifier_names",
      });
    },
  );
});

it("a tier that no compound is classified for is reported as such", async () => {
  const { ports } = openPorts();
  const unclassified = { outcome: "decode_scope_not_configured", details: null } as const;
  const admission = { ...unclassified, rate: null, quota: null, retryAfterSeconds: null, jobId: null };
  const app = createJobApp(decode, { ...ports, store: { ...ports.store, admit: async () => admission } });
  const response = await callApp(app, "/functions/v1/decode", {
    key: inject("keys").macros,
    body: structured(item),
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ error: { code: "decode_scope_not_configured" } });
});

function filtersOf({ id, name }: { id: number; name: string }): Record<string, unknown>[] {
  return [
    { compound_identifier_ids: [id] },
    { compound_identifier_ids: [String(id)] },
    { compound_identifier_names: [name] },
  ];
}

function forbiddenIn(filter: Record<string, unknown>) {
  const [field = ""] = Object.keys(filter);
  return { status: 403, code: "compound_not_allowed_for_decode_scope", field };
}
