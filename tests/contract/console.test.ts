import { request } from "node:http";
import { describe, expect, inject, test } from "vitest";
import pageHeaders from "../../console/proxy/page-headers.json" with { type: "json" };
import { apiVersion } from "../../shared/platform/kernel/api-version.ts";

const baseUrl = inject("baseUrl");
const { host, port } = new URL(baseUrl);
const ownPage = { host, origin: baseUrl, "sec-fetch-site": "same-origin" };
const person = { gender: "male", height: 175, weight: 70, age: 30, activity: "office" };
const energyPath = "/api/functions/v1/daily_energy_expenditure_calculation";

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: unknown };
type Got = { status: number; headers: Record<string, unknown>; text: string };

/** Sends what no browser's fetch would let a test send: a Host, an Origin and a fetch site of its own. */
function send({ method = "POST", path, headers = {}, body = person }: Sent): Promise<Got> {
  const all = { "content-type": "application/json", "service-api-version": apiVersion, ...headers };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, method, path, headers: all }, async (response) => {
      const chunks = await response.toArray();
      const text = Buffer.concat(chunks).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    outgoing.on("error", reject);
    outgoing.end(method === "POST" ? JSON.stringify(body) : undefined);
  });
}

describe("the console's page", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/?from=start", "text/html; charset=utf-8"],
    ["/console.js", "text/javascript; charset=utf-8"],
    ["/theme.js", "text/javascript; charset=utf-8"],
    ["/console.css", "text/css; charset=utf-8"],
    ["/icon.svg", "image/svg+xml"],
    ["/openapi.json", "application/json"],
    ["/notice.txt", "text/plain; charset=utf-8"],
    ["/third-party-notices.txt", "text/plain; charset=utf-8"],
  ])("GET %s is %s, with the headers that keep it to itself", async (path, type) => {
    const response = await send({ method: "GET", path });
    expect(response).toMatchObject({ status: 200, headers: { ...pageHeaders, "content-type": type } });
    expect(response.text.length).toBeGreaterThan(100);
  });

  test("names no other host, in its page, styles or scripts", async () => {
    for (const path of ["/", "/console.css", "/theme.js"]) {
      expect((await send({ method: "GET", path })).text).not.toMatch(/https?:\/\//);
    }
  });

  test("is not sent again to who has it", async () => {
    const { headers } = await send({ method: "GET", path: "/console.js" });
    const again = await send({
      method: "GET",
      path: "/console.js",
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again).toMatchObject({ status: 304, text: "" });
  });

  test("HEAD has the headers of the page and no body", async () => {
    const response = await send({ method: "HEAD", path: "/" });
    expect(response).toMatchObject({ status: 200, text: "" });
    expect(Number(response.headers["content-length"])).toBeGreaterThan(100);
  });

  test.each([
    ["GET", "/nothing"],
    ["GET", "/index.html"],
    ["GET", "/sources.json"],
    ["GET", "/../package.json"],
    ["GET", "/%2e%2e/package.json"],
    ["POST", "/"],
    ["GET", "/api"],
    ["GET", "/api/health"],
  ])("%s %s is an error in the service's form", async (method, path) => {
    const response = await send({ method, path, headers: ownPage });
    expect(response.status).toBe(404);
    expect(JSON.parse(response.text).error).toMatchObject({ code: "invalid_request" });
  });
});

describe("the console's API", () => {
  test("works for its own page without a key", async () => {
    const response = await send({ path: energyPath, headers: ownPage });
    expect(response.status).toBe(200);
    expect(JSON.parse(response.text).data).toMatchObject({ status: "ok" });
  });

  test("ignores a key of the page, and never reveals the one that it adds", async () => {
    const headers = { ...ownPage, "x-api-key": inject("keys").macros.replace(/.$/, "!") };
    const response = await send({ path: energyPath, headers });
    expect(response.status).toBe(200);
    expect(JSON.stringify(response)).not.toMatch(/nas_[a-z]+_[a-z0-9]+_/);
  });

  test("a job is made and read by its own page", async () => {
    const body = { input_mode: "unstructured", foodText: "an apple", compound_identifier_names: ["Energy"] };
    const made = await send({ path: "/api/functions/v1/decode", headers: ownPage, body });
    expect(made.status).toBe(202);
    const path = `/api/functions/v1/decode?job_id=${JSON.parse(made.text).data.job_id}`;
    const { origin: _, ...headers } = ownPage;
    expect((await send({ method: "GET", path, headers })).status).toBe(200);
  });

  test("localhost is this machine as well", async () => {
    const headers = { ...ownPage, host: `localhost:${port}`, origin: `http://localhost:${port}` };
    expect((await send({ path: energyPath, headers })).status).toBe(200);
  });

  test.each([
    [
      "a name that points here",
      { ...ownPage, host: `evil.example:${port}`, origin: `http://evil.example:${port}` },
    ],
    ["this machine at another port", { ...ownPage, host: "127.0.0.1:1" }],
    ["another origin", { ...ownPage, origin: "https://evil.example" }],
    ["a page of another port", { ...ownPage, origin: "http://127.0.0.1:1", "sec-fetch-site": "same-site" }],
    ["a page without an origin", { ...ownPage, origin: "null" }],
    ["a form of another page", { host, "sec-fetch-site": "cross-site" }],
    ["an address typed in", { host, "sec-fetch-site": "none" }],
    ["no browser at all", { host }],
  ])("spends no key for %s", async (_, headers: Record<string, string>) => {
    const response = await send({ path: energyPath, headers });
    expect(response.status).toBe(403);
    const { error, meta } = JSON.parse(response.text);
    expect(error).toMatchObject({
      code: "scope_not_allowed",
      message: expect.stringMatching(/^Cannot use the console's key: /),
    });
    expect(meta).toMatchObject({ api_version: apiVersion, request_id: expect.any(String) });
  });

  test.each([
    "/api/functions/v1/decode/work",
    "/api/functions/v1/nothing",
    "/api/functions/v1/",
    "/api/rest/v1/",
  ])("does not lead to %s", async (path) =>
    expect((await send({ path, headers: ownPage })).status).toBe(404),
  );
});
