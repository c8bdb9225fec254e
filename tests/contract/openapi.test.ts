import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";

const url = () => `${inject("baseUrl")}/functions/v1/openapi.json`;
const committed = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, "..", "..", "docs", "openapi.json"), "utf8"));

describe("the OpenAPI document", () => {
  test("is served without a key and without a version", async () => {
    const response = await fetch(`${url()}?cached=no`, { headers: { "x-request-id": "my.own-id_1" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("x-request-id")).toBe("my.own-id_1");
    expect(response.headers.get("service-api-version")).toBe("2026-07-10");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(await response.json()).toEqual(committed());
  });

  test("has a HEAD as long as its GET", async () => {
    const [head, get] = await Promise.all([fetch(url(), { method: "HEAD" }), fetch(url())]);
    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
    expect(await head.text()).toBe("");
    expect((await get.text()).length).toBeGreaterThan(0);
  });

  test("refuses every other method and says which are allowed", async () => {
    const response = await fetch(url(), { method: "POST", body: "{}" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
  });

  test.for(["/functions/v1/openapi.yaml", "/functions/v1/openapi.json/x", "/functions/v1/openapi"])(
    "is nowhere else: %s",
    async (path) => {
      expect((await fetch(inject("baseUrl") + path)).status).toBe(404);
    },
  );
});
