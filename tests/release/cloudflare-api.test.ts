import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CloudflareApi, startCloudflareApi } from "../support/cloudflare-api/start-cloudflare-api.ts";

// The rehearsals rely on this: the stand-in refuses what Cloudflare refuses.

const unknownId = "00000000-0000-4000-8000-000000000000";
const mostBytes = 10 * 1024 * 1024;

let api: CloudflareApi;
let ids: string[];
beforeAll(async () => {
  api = await startCloudflareApi();
  const first = await upload("PUT", "/workers/scripts/worker");
  const others = [
    await upload("POST", "/workers/scripts/worker/versions"),
    await upload("POST", "/workers/scripts/worker/versions"),
  ];
  expect([first, ...others].map(({ code }) => code)).toEqual([undefined, undefined, undefined]);
  ids = api.worker("worker")?.versions.map(({ id }) => id) ?? [];
});
afterAll(() => api.close());

async function call(
  method: string,
  path: string,
  body?: BodyInit,
  token = api.variables.CLOUDFLARE_API_TOKEN,
) {
  const { CLOUDFLARE_API_BASE_URL: root, CLOUDFLARE_ACCOUNT_ID: account } = api.variables;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${root}/accounts/${account}${path}`, {
    method,
    headers,
    ...(body && { body }),
  });
  const { errors } = (await response.json()) as { errors: { code: number; message: string }[] };
  return { status: response.status, code: errors[0]?.code, message: errors[0]?.message };
}

function upload(method: string, path: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array(1)) {
  const form = new FormData();
  form.set("metadata", JSON.stringify({ main_module: "index.js" }));
  form.set("index.js", new Blob([bytes], { type: "application/javascript+module" }), "index.js");
  return call(method, path, form);
}

function deploy(...shares: [id: string | undefined, percentage: number][]) {
  const versions = shares.map(([version_id, percentage]) => ({ version_id, percentage }));
  return call(
    "POST",
    "/workers/scripts/worker/deployments",
    JSON.stringify({ strategy: "percentage", versions }),
  );
}

test("shares that do not add up to 100 are refused, and the deployment stays as it was", async () => {
  expect(await deploy([ids[0], 90], [ids[1], 20])).toMatchObject({
    status: 400,
    message: expect.stringContaining("110"),
  });
  expect(await deploy([ids[0], 90])).toMatchObject({ status: 400 });
  expect(api.worker("worker")?.deployments).toHaveLength(1);
});

test("a third version in a deployment is refused", async () => {
  expect(await deploy([ids[0], 50], [ids[1], 25], [ids[2], 25])).toMatchObject({ status: 400 });
});

test("an unknown version is refused", async () => {
  expect(await deploy([ids[0], 90], [unknownId, 10])).toMatchObject({ status: 404 });
});

test("wrong credentials are refused on every route", async () => {
  expect(await call("GET", "/workers/scripts/worker/deployments", undefined, "wrong")).toMatchObject({
    code: 10_000,
  });
  expect(await call("GET", "/workers/scripts/nothing/deployments", undefined, "wrong")).toMatchObject({
    code: 10_000,
  });
});

test("an unknown Worker is reported as such", async () => {
  expect(await call("GET", "/workers/scripts/nothing/deployments")).toMatchObject({
    status: 404,
    code: 10_007,
  });
  expect(await upload("POST", "/workers/scripts/nothing/versions")).toMatchObject({
    status: 404,
    code: 10_007,
  });
});

test("an upload above the limit is refused", async () => {
  const bytes = new Uint8Array(randomBytes(mostBytes));
  expect(await upload("POST", "/workers/scripts/worker/versions", bytes)).toMatchObject({
    status: 413,
    code: 10_027,
  });
  expect(api.worker("worker")?.versions).toHaveLength(3);
});
