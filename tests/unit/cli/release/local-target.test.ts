import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { callStack, createLocalTarget, findPrevious } from "../../../../cli/release/local/local-target.ts";
import { exitCodes } from "../../../../cli/run/command-error.ts";

const all = (version: string) => [{ version, share: 100 }];
const split = (old: string, fresh: string, share: number) => [
  { version: old, share: 100 - share },
  { version: fresh, share },
];
const request = { method: "GET", path: "decode", task: "read the deployment of decode" } as const;

test.for([
  [
    "the one beside which a canary ran",
    [all("a"), split("a", "b", 0), split("a", "b", 10), all("b")],
    "b",
    "a",
  ],
  ["the one that it replaced", [all("a"), all("b")], "b", "a"],
  ["none for the first version of the stack", [all("a"), split("a", "b", 10), all("a")], "a", null],
  ["the same after a rollback to it", [all("a"), all("b"), all("a"), all("b")], "b", "a"],
  [
    "the last one, not one that only had a share",
    [all("a"), split("a", "b", 50), all("a"), all("c")],
    "c",
    "a",
  ],
  ["none for a version that never had requests", [all("a"), split("a", "b", 0)], "b", null],
] as const)("the previous version is %s", ([, deployments, version, before]) => {
  expect(findPrevious(deployments, version)).toBe(before);
});

test("a refusal of the stack is reported with its message and status", async () => {
  const server = createServer((_request, response) =>
    response
      .writeHead(401, { "x-request-id": "r-1" })
      .end('{"error":{"message":"the service key is wrong"}}'),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  await expect(callStack({ url, serviceKey: "x" }, request)).rejects.toMatchObject({
    message: "Cannot read the deployment of decode: the service key is wrong (401)",
    exitCode: exitCodes.refused,
    requestId: "r-1",
  });
});

test("a stack that does not respond is reported as unreachable", async () => {
  await expect(callStack({ url: "http://127.0.0.1:1", serviceKey: "x" }, request)).rejects.toMatchObject({
    message: "Cannot read the deployment of decode: the stack does not respond at http://127.0.0.1:1",
    exitCode: exitCodes.unreachable,
  });
});

test("the hosted project of the environment is not mistaken for the stack", () => {
  const hosted = { SUPABASE_URL: "https://project.example", SUPABASE_SERVICE_ROLE_KEY: "secret" };
  const variables = { ...hosted, DATA_DIR: "/nowhere" };
  const { signal } = new AbortController();
  const create = () => createLocalTarget({ url: undefined, secretsFile: undefined, variables, signal });
  expect(create).toThrow("Cannot reach the stack: none is running on /nowhere");
});
