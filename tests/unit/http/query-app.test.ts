import { expect, it } from "vitest";
import { createQueryApp } from "../../../shared/http/create-sync-app.ts";
import type { QueryOperation } from "../../../shared/http/operation.ts";
import { createApiKey } from "../../../shared/kernel/api-key.ts";
import { API_VERSION, API_VERSION_HEADER } from "../../../shared/kernel/api-version.ts";
import type { Admission } from "../../../shared/store/store.ts";
import { admission, fakePorts } from "../support/fake-ports.ts";

const { key } = createApiKey("test", new Uint8Array(44).fill(3));

/** Sends a request to a query operation that answers with its own text, admitted or refused as told. */
async function ask(
  query: string,
  { outcome = "ok", method = "GET" }: Partial<Admission> & { method?: string },
) {
  const answered = admission({ outcome });
  const operation: QueryOperation<null> = {
    name: "get_decode_compound_id",
    parameter: "q",
    maxCharacters: 9,
    admit: async () => ({ admission: answered, found: null }),
    answer: (text) => ({ text }),
  };
  const app = createQueryApp(operation, fakePorts({ admit: async () => answered }).ports);
  const url = `https://api.example.org/functions/v1/get_decode_compound_id${query}`;
  const headers = { "x-api-key": key, [API_VERSION_HEADER]: API_VERSION };
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  return app.fetch(new Request(url, { method, headers }), {}, context);
}

it("a query is answered to a key that stands", async () => {
  const answer = await ask("?q=iron", {});
  expect([answer.status, await answer.json()]).toMatchObject([200, { data: { text: "iron" } }]);
  expect((await ask("?q=iron", { outcome: "invalid_api_key" })).status).toBe(401);
});

it("what is wrong with a query is told to a key that stands alone", async () => {
  expect((await ask("?q=", {})).status).toBe(400);
  expect((await ask("?q=", { outcome: "invalid_api_key" })).status).toBe(401);
});

it("another method is told which one there is", async () => {
  const answer = await ask("?q=iron", { method: "POST" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
});
