import { expect, it } from "vitest";
import { createQueryApp } from "../../../shared/platform/http/create-sync-app.ts";
import type { QueryOperation } from "../../../shared/platform/http/operation.ts";
import { createApiKey } from "../../../shared/platform/kernel/api-key.ts";
import { apiVersion, apiVersionHeader } from "../../../shared/platform/kernel/api-version.ts";
import type { Admission } from "../../../shared/platform/store/store.ts";
import { admission, fakePorts } from "../support/fake-ports.ts";

const { key } = createApiKey("test", new Uint8Array(44).fill(3));

/** Sends a request to a query operation that returns its own text, with the given outcome of admission. */
async function ask(
  query: string,
  { outcome = "ok", method = "GET" }: Partial<Admission> & { method?: string },
) {
  const admitted = admission({ outcome });
  const operation: QueryOperation<null> = {
    name: "get_decode_compound_id",
    parameter: "q",
    maxCharacters: 9,
    admit: async () => ({ admission: admitted, found: null }),
    respond: (text) => ({ text }),
  };
  const app = createQueryApp(operation, fakePorts({ admit: async () => admitted }).ports);
  const url = `https://api.example.org/functions/v1/get_decode_compound_id${query}`;
  const headers = { "x-api-key": key, [apiVersionHeader]: apiVersion };
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  return app.fetch(new Request(url, { method, headers }), {}, context);
}

it("a query gets its response with a valid key only", async () => {
  const response = await ask("?q=iron", {});
  expect([response.status, await response.json()]).toMatchObject([200, { data: { text: "iron" } }]);
  expect((await ask("?q=iron", { outcome: "invalid_api_key" })).status).toBe(401);
});

it("only a caller with a valid key learns what is wrong with a query", async () => {
  expect((await ask("?q=", {})).status).toBe(400);
  expect((await ask("?q=", { outcome: "invalid_api_key" })).status).toBe(401);
});

it("another method gets the allowed one", async () => {
  const response = await ask("?q=iron", { method: "POST" });
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET"]);
});
