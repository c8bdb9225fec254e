import { describe, expect, it } from "vitest";
import { callApi } from "../support/call-api.ts";
import { expectEnvelope, expectError } from "./support/expect-response.ts";

const operation = "get_decode_compound_id";

const resolved: Record<string, [query: string, id: string, name: string][]> = {
  "its exact name": [
    ["Protein", "1003", "Protein"],
    ["Energy", "1008", "Energy"],
    ["Energy (kJ)", "1062", "Energy (kJ)"],
    ["Fatty acids, total saturated", "1258", "Fatty acids, total saturated"],
  ],
  "its name in other case, spacing and punctuation": [
    ["protein", "1003", "Protein"],
    ["  PROTEIN ", "1003", "Protein"],
    ["calcium ca", "1087", "Calcium, Ca"],
    ["vitamin b-12", "1178", "Vitamin B-12"],
    ["Vitamin B12", "1178", "Vitamin B-12"],
  ],
  "its id": [
    ["1003", "1003", "Protein"],
    ["1057", "1057", "Caffeine"],
  ],
  "its ontology value": [
    ["CHEBI:36080", "1003", "Protein"],
    ["CDNO:0200004", "1007", "Ash"],
    ["INFOODS:ENERC_KCAL", "1008", "Energy"],
  ],
  "a common name": [
    ["fat", "1004", "Total lipid (fat)"],
    ["dietary fibre", "1079", "Fiber, total dietary"],
    ["iron", "1089", "Iron, Fe"],
    ["vitamin c", "1162", "Vitamin C, total ascorbic acid"],
    ["kcal", "1008", "Energy"],
  ],
  "its name with a slip": [
    ["protien", "1003", "Protein"],
    ["caffiene", "1057", "Caffeine"],
    ["theobromin", "1058", "Theobromine"],
  ],
};

describe.each(Object.keys(resolved))("a compound is resolved by %s", (kind) => {
  it.each(resolved[kind] ?? [])("%j", async (query, id, name) => {
    const response = await resolve(query);
    expect(response.status).toBe(200);
    expectEnvelope(response, "data");
    expect(response.body?.data).toEqual({ status: "resolved", compound_id: id, canonical_name: name });
  });
});

describe("a query that names no single compound needs clarification", () => {
  it.each(["vitamin", "omega", "acid", "B", "fatty acids"])("and lists candidates for %j", async (query) => {
    const reason = await reasonFor(query);
    const candidates = [...reason.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? "");
    expect(candidates.length, reason).toBeGreaterThan(1);
    for (const name of candidates) {
      const response = await resolve(name);
      expect(response.body?.data).toMatchObject({ status: "resolved", canonical_name: name });
    }
  });

  it.each(["qwxyzv", "unobtainium", "0", "1003.0", "99999999999999999999", "CHEBI:1"])(
    "for %j, which the catalogue does not have",
    async (query) => expect(await reasonFor(query)).not.toBe(""),
  );

  it.each([
    "%",
    "_",
    "'",
    "\\",
    "*",
    "''; drop table nas.compound; --",
    "\u202e",
    "\ud83e\udd66",
    "ﬁ".repeat(99),
  ])("for %j, which is no pattern and no statement", async (query) =>
    expect(await reasonFor(query)).not.toBe(""),
  );
});

it("a query of broken escapes is read as far as it goes", async () => {
  const response = await callApi(`${operation}?q=%ff%zz%E0%A4%A`);
  expect({ status: response.status, text: response.text }).toMatchObject({ status: 200 });
});

describe("a compound query is refused", () => {
  const refused = { status: 400, code: "invalid_request", field: "q" };

  it.each(["", "?", "?q", "?q=", "?q=%20%09", "?Q=Protein", "?q=Protein&q=Protein", "?q=a%00b"])(
    "as %j",
    async (query) => {
      expectError(await callApi(operation + query), operation, refused);
    },
  );

  it("beyond 200 characters, counted as code points", async () => {
    expect((await resolve("🥦".repeat(200))).status).toBe(200);
    expectError(await resolve("🥦".repeat(201)), operation, refused);
  });
});

it("a resolved id and name can be used as a decode filter", async () => {
  const { body } = await resolve("caffiene");
  const items = [{ canonical_name: "coffee", quantity: 100, unit: "g" }];
  const filter = {
    compound_identifier_ids: [body?.data?.compound_id, Number(body?.data?.compound_id)],
    compound_identifier_names: [body?.data?.canonical_name],
  };
  const response = await callApi("decode", { body: { input_mode: "structured", items, ...filter } });
  expect(response.status).toBe(202);
});

function resolve(query: string) {
  return callApi(`${operation}?q=${encodeURIComponent(query)}`);
}

async function reasonFor(query: string): Promise<string> {
  const response = await resolve(query);
  expect({ status: response.status, text: response.text }).toMatchObject({ status: 200 });
  expect(response.body?.data).toEqual({ status: "needs_clarification", reason: expect.any(String) });
  return String(response.body?.data?.reason);
}
