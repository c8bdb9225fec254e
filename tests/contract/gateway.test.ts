import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { signRoleToken } from "../../supabase/local/secrets.ts";
import type { Json } from "../support/read-response.ts";

const baseUrl = () => inject("baseUrl");
const jwtSecret = (): string =>
  String(JSON.parse(readFileSync(join(inject("dataDir"), "secrets.json"), "utf8")).jwtSecret);

function callDataApi(name: string, token: string | null): Promise<Response> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`${baseUrl()}/rest/v1/rpc/${name}`, { method: "POST", headers, body: "{}" });
}

describe("the gateway", () => {
  test("reports the state of every part without a key", async () => {
    const response = await fetch(`${baseUrl()}/health`);
    expect(response.status).toBe(200);
    const health: Json = await response.json();
    expect(health.status).toBe("ok");
    expect(Object.keys(health.parts ?? {})).toEqual(["gateway", "postgres", "postgrest", "functions"]);
  });

  test.for([
    "/functions/v1",
    "/functions/v1/",
    "/functions/v1/unknown",
    "/functions/v1/DECODE",
    "/rest/v2/",
    "/healthy",
  ])("responds to %s with 404 in the error envelope", async (path) => {
    const response = await fetch(baseUrl() + path, { headers: { "x-request-id": "my.own-id_1" } });
    const body: Json = await response.json();
    expect(response.status).toBe(404);
    expect(response.headers.get("x-request-id")).toBe("my.own-id_1");
    expect(response.headers.get("service-api-version")).toBe("2026-07-10");
    expect(body.error?.code).toBe("invalid_request");
    expect(body.meta).toEqual({ request_id: "my.own-id_1", api_version: "2026-07-10" });
  });

  test.for([
    ["no key", "/storage/v1/object/media/decode/x/0", {}],
    ["another key", "/storage/v1/object/media/decode/x/0", { authorization: "Bearer x" }],
  ] as const)("opens storage to nobody with %s", async ([, path, headers]) => {
    const response = await fetch(baseUrl() + path, { headers });
    const body: Json = await response.json();
    expect({ status: response.status, body }).toMatchObject({ status: 400, body: { statusCode: "403" } });
  });

  test.for(["..%2f..%2fsecrets.json", "media/..%2f..%2f..%2fsecrets.json", "media/.hidden", "media"])(
    "has nothing in storage at %s",
    async (path) => {
      const headers = { authorization: `Bearer ${inject("serviceKey")}` };
      const response = await fetch(`${baseUrl()}/storage/v1/object/${path}`, { headers });
      const body: Json = await response.json();
      expect({ status: response.status, body }).toMatchObject({ status: 400, body: { statusCode: "404" } });
    },
  );

  test("gives a request without a usable id one id, the same in header and body", async () => {
    const response = await fetch(`${baseUrl()}/unknown`, { headers: { "x-request-id": "not an id" } });
    const body: Json = await response.json();
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(body.meta?.request_id).toBe(response.headers.get("x-request-id"));
  });

  test("responds to malformed HTTP in the error envelope too", async () => {
    const socket = connect(Number(new URL(baseUrl()).port), "127.0.0.1");
    socket.write("HELLO\r\n\r\n");
    let text = "";
    for await (const chunk of socket) text += chunk;
    const [head = "", body = ""] = text.split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body).error.code).toBe("invalid_request");
    expect(head).toContain(`x-request-id: ${JSON.parse(body).meta.request_id}`);
  });

  test("lets the service key use the data API", async () => {
    expect((await callDataApi("list_keys", inject("serviceKey"))).status).toBe(200);
  });

  test.for([
    ["nobody", null],
    ["anon", ["anon"]],
    ["authenticated", ["authenticated"]],
    ["a service key of another secret", ["service_role", "another secret of 32 characters!"]],
    ["a role that it may not become", ["postgres"]],
  ] as const)("lets %s do nothing with the data API", async ([, claim]) => {
    const token = claim && signRoleToken(claim[0], claim[1] ?? jwtSecret());
    for (const name of ["list_keys", "create_key", "sweep_jobs"]) {
      const response = await callDataApi(name, token);
      expect([401, 403, 404], `${name} ${await response.text()}`).toContain(response.status);
    }
  });

  test.for(["", "api_key", "job", "food"])("serves no table: /%s", async (path) => {
    const headers = { authorization: `Bearer ${inject("serviceKey")}` };
    expect((await fetch(`${baseUrl()}/rest/v1/${path}`, { headers })).status).toBe(404);
  });
});
