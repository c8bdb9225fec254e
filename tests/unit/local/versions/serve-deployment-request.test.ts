import { once } from "node:events";
import { createServer } from "node:http";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { createFunctionVersions } from "../../../../supabase/local/versions/function-versions.ts";
import { largestUploadBytes } from "../../../../supabase/local/versions/read-modules.ts";
import { serveDeploymentRequest } from "../../../../supabase/local/versions/serve-deployment-request.ts";
import { createFakeProcesses } from "./fake-processes.ts";

const key = "the.service.key";
let url: string;

beforeEach(async () => {
  const { processes, shelf } = createFakeProcesses("first");
  const functions = new Map([["decode", createFunctionVersions("first", processes, shelf)]]);
  const server = createServer(
    (request, response) =>
      void serveDeploymentRequest(request, response, request.url?.slice(1) ?? "", {
        functions,
        serviceKey: key,
      }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(`${url}/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(body !== undefined && { body: sent }),
  });
  const received: {
    version?: string;
    versions?: object[];
    uploaded?: string[];
    error?: { message: string };
  } = await response.json();
  return { status: response.status, ...received };
}

const upload = (text = "export default 1") =>
  call("POST", "decode/versions", { modules: { "index.js": text } });
const nothingChanged = { versions: [{ version: "first", share: 100 }], uploaded: ["first"] };

test("a version is uploaded, gets a share and is listed", async () => {
  const { status, version = "" } = await upload();
  expect({ status, version }).toEqual({ status: 201, version: expect.stringMatching(/^[0-9a-f]{16}$/) });
  const versions = [
    { version: "first", share: 90 },
    { version, share: 10 },
  ];
  expect(await call("PUT", "decode", { versions })).toMatchObject({ status: 200, versions });
  expect(await call("GET", "decode")).toMatchObject({
    status: 200,
    versions,
    uploaded: [version, "first"].reverse(),
  });
});

describe("without the service key nobody", () => {
  test.for([
    ["with no key", { authorization: "" }],
    ["with another key", { authorization: "Bearer x" }],
    ["with a part of it", { authorization: `Bearer ${key.slice(0, -1)}` }],
    ["with it in another form", { authorization: key }],
    ["with it where callers have theirs", { authorization: "", "x-api-key": key, apikey: key }],
  ] as const)("reads or changes a deployment %s", async ([, headers]) => {
    const modules = { "index.js": "" };
    for (const [method, path, body] of [
      ["GET", "decode", undefined],
      ["GET", "nothing", undefined],
      ["PUT", "decode", { versions: [] }],
      ["POST", "decode/versions", { modules }],
    ] as const)
      expect(await call(method, path, body, headers)).toMatchObject({ status: 401 });
    expect(await call("GET", "decode")).toMatchObject(nothingChanged);
  });
});

test.for([{ origin: "http://127.0.0.1:8787" }, { "sec-fetch-site": "same-origin" }])(
  "a page has no business here, though it held the key: %j",
  async (headers) => {
    expect(await call("GET", "decode", undefined, headers as Record<string, string>)).toMatchObject({
      status: 403,
    });
  },
);

test.for([
  ["a function that is not there", "POST", "unknown/versions", { modules: {} }, 404],
  ["a path below", "GET", "decode/versions/x", undefined, 404],
  ["a path beside", "GET", "../decode%2f", undefined, 404],
  ["another method", "DELETE", "decode", undefined, 405],
  ["another method on versions", "GET", "decode/versions", undefined, 405],
  ["a body that is not JSON", "PUT", "decode", "{", 400],
  ["no body", "POST", "decode/versions", undefined, 400],
  ["an entry that is missing", "POST", "decode/versions", { modules: { "a.js": "" } }, 422],
  ["a name with a way out", "POST", "decode/versions", { modules: { "index.js": "", "../x.js": "" } }, 422],
  ["modules that do not start", "POST", "decode/versions", { modules: { "index.js": "crash" } }, 422],
  ["shares that do not add up", "PUT", "decode", { versions: [{ version: "first", share: 99 }] }, 422],
  ["an unknown version", "PUT", "decode", { versions: [{ version: "x", share: 100 }] }, 422],
] as const)("%s is refused with the reason, and nothing changes", async ([, method, path, body, status]) => {
  const response = await call(method, path, body);
  expect(response).toMatchObject({
    status,
    error: { message: expect.stringMatching(/^Cannot [a-z ]+: ?./) },
  });
  expect(await call("GET", "decode")).toMatchObject(nothingChanged);
});

test("bytes that are not text are rejected", async () => {
  const body = new Uint8Array([...Buffer.from('{"modules":{"index.js":"'), 0xff, ...Buffer.from('"}}')]);
  const headers = { authorization: `Bearer ${key}` };
  expect((await fetch(`${url}/decode/versions`, { method: "POST", headers, body })).status).toBe(400);
});

test("an upload beyond the limit is refused, and the next one is served", async () => {
  expect(await upload(" ".repeat(largestUploadBytes))).toMatchObject({ status: 413 });
  expect(await upload()).toMatchObject({ status: 201 });
});
