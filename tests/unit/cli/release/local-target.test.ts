import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { callStack } from "../../../../cli/release/local/call-stack.ts";
import { createLocalTarget } from "../../../../cli/release/local/create-local-target.ts";
import { findBefore } from "../../../../cli/release/local/find-before.ts";
import { EXIT_CODES } from "../../../../cli/run/exit-code.ts";

const all = (version: string) => [{ version, share: 100 }];
const split = (old: string, fresh: string, share: number) => [
  { version: old, share: 100 - share },
  { version: fresh, share },
];
const REQUEST = { method: "GET", path: "decode", doing: "see what serves decode" } as const;

test.for([
  [
    "the one that a canary grew beside",
    [all("a"), split("a", "b", 0), split("a", "b", 10), all("b")],
    "b",
    "a",
  ],
  ["the one that it took all of", [all("a"), all("b")], "b", "a"],
  ["none for what the stack began with", [all("a"), split("a", "b", 10), all("a")], "a", null],
  ["the same after it was gone back to", [all("a"), all("b"), all("a"), all("b")], "b", "a"],
  [
    "the last one, not the one that only had a part",
    [all("a"), split("a", "b", 50), all("a"), all("c")],
    "c",
    "a",
  ],
  ["none for a version that never had requests", [all("a"), split("a", "b", 0)], "b", null],
] as const)("what served before a version is %s", ([, deployments, version, before]) => {
  expect(findBefore(deployments, version)).toBe(before);
});

test("a stack that refuses is told in its own words, with the status", async () => {
  const server = createServer((_request, response) =>
    response
      .writeHead(401, { "x-request-id": "r-1" })
      .end('{"error":{"message":"the service key is wrong"}}'),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  await expect(callStack({ url, serviceKey: "x" }, REQUEST)).rejects.toMatchObject({
    message: "Cannot see what serves decode: the service key is wrong (401)",
    exitCode: EXIT_CODES.refused,
    requestId: "r-1",
  });
});

test("a stack that does not answer is told as such", async () => {
  await expect(callStack({ url: "http://127.0.0.1:1", serviceKey: "x" }, REQUEST)).rejects.toMatchObject({
    message: "Cannot see what serves decode: the stack does not answer at http://127.0.0.1:1",
    exitCode: EXIT_CODES.unreachable,
  });
});

test("the hosted project of the environment is not taken for the stack", () => {
  const hosted = { SUPABASE_URL: "https://project.example", SUPABASE_SERVICE_ROLE_KEY: "secret" };
  const variables = { ...hosted, DATA_DIR: "/nowhere" };
  const { signal } = new AbortController();
  const create = () => createLocalTarget({ url: undefined, secretsFile: undefined, variables, signal });
  expect(create).toThrow("Cannot reach the stack: none runs on /nowhere");
});
