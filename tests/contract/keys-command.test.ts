import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import type { Json } from "../support/call-api.ts";
import { callApi } from "../support/call-api.ts";

const SCRIPT = join(import.meta.dirname, "..", "..", "scripts", "keys.ts");

function runKeys(args: string[], variables: Record<string, string> = { DATA_DIR: inject("dataDir") }) {
  const env = { PATH: process.env.PATH, ...variables };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function runKeysForJson(...args: string[]): Json {
  const { status, stdout, stderr } = runKeys([...args, "--json"]);
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout);
}

async function statusWith(key: unknown): Promise<number> {
  return (await callApi("get_decode_compound_id?q=protein", { key: String(key) })).status;
}

const OPTIONS = [
  "--name",
  "made by command",
  "--scopes",
  "get_decode_compound_id,decode",
  "--tier",
  "micros",
  "--modes",
  "structured",
];

test("a created key works with what it was given", async () => {
  const key = runKeysForJson("create", ...OPTIONS, "--rate", "7", "--quota", "9");
  expect(key).toMatchObject({
    name: "made by command",
    tier: "micros",
    modes: ["structured"],
    state: "active",
  });
  expect(key).toMatchObject({ rate_per_minute: 7, quota_per_month: 9 });
  const answer = await callApi("get_decode_compound_id?q=protein", { key: String(key.key) });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-ratelimit-limit")).toBe("7");
  expect((await callApi("decide", { key: String(key.key), body: {} })).status).not.toBe(200);
});

test("a revoked key works no more, and is listed as revoked", async () => {
  const { id, key } = runKeysForJson("create", ...OPTIONS);
  runKeysForJson("revoke", String(id));
  expect(await statusWith(key)).toBe(401);
  const listed = runKeysForJson("list");
  expect(Object.values(listed).find((row) => row?.id === id)).toMatchObject({ state: "revoked" });
});

test("a rotated key works under its new secret, and under the old one during the overlap alone", async () => {
  const { id, key } = runKeysForJson("create", ...OPTIONS);
  const second = runKeysForJson("rotate", String(id), "--overlap", "600");
  expect([second.id, await statusWith(key), await statusWith(second.key)]).toEqual([id, 200, 200]);
  const third = runKeysForJson("rotate", String(id));
  expect([await statusWith(key), await statusWith(second.key), await statusWith(third.key)]).toEqual([
    401, 401, 200,
  ]);
});

test("a changed key has what was changed and keeps the rest", () => {
  const { id } = runKeysForJson("create", ...OPTIONS, "--rate", "7");
  expect(
    runKeysForJson("set", String(id), "--tier", "macros", "--modes", "structured,unstructured"),
  ).toMatchObject({
    id,
    tier: "macros",
    modes: ["structured", "unstructured"],
    rate_per_minute: 7,
    name: "made by command",
  });
});

test("a project is also reached by its URL and service key, as options or variables", () => {
  const options = ["--url", inject("baseUrl"), "--service-key", inject("serviceKey")];
  expect(runKeys(["list", ...options], {}).status).toBe(0);
  const variables = { SUPABASE_URL: inject("baseUrl"), SUPABASE_SERVICE_ROLE_KEY: inject("serviceKey") };
  expect(runKeys(["list"], variables).status).toBe(0);
});

test.for([
  [["create", "--name", "n"], 2, "Cannot create key: --name and --scopes are needed"],
  [
    ["create", "--name", "n", "--scopes", "fly"],
    1,
    "Cannot create key: the scopes are empty or one of them is unknown",
  ],
  [["revoke"], 2, "Cannot revoke: the key's id is missing"],
  [["revoke", "nobody"], 1, "Cannot revoke key: the key does not exist"],
  [["rotate", "nobody"], 1, "Cannot rotate key: the key does not exist"],
  [["set", "nobody"], 2, "Cannot set key: no option says what to change"],
  [["toString"], 2, "Cannot manage keys: toString command; see --help"],
  [[], 2, "Cannot manage keys: no command; see --help"],
] as const)("%j is refused in one line", ([args, status, message]) => {
  expect(runKeys([...args])).toEqual({ status, stdout: "", stderr: `${message}\n` });
});

test("the stack being down is told in one line", () => {
  const { status, stderr } = runKeys(["list"], { DATA_DIR: "/nowhere" });
  expect([status, stderr]).toEqual([1, "Cannot reach the stack: none runs on /nowhere; run npm start\n"]);
});

test("--help tells the usage", () => {
  expect(runKeys(["--help"]).stdout).toContain("rotate ID");
});
