import { expect, inject, test } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import type { Json } from "../support/read-response.ts";
import { runNas } from "../support/run-nas.ts";

async function runForJson(...args: string[]): Promise<Json> {
  const { code, stdout, stderr } = await runNas([...args, "--json"]);
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

async function statusWith(key: unknown): Promise<number> {
  return (await callApi("get_decode_compound_id?q=protein", { key: String(key) })).status;
}

const createArguments =
  "keys create --name made --scopes get_decode_compound_id,decode --tier micros --modes structured";
const create = (...more: string[]) => runForJson(...createArguments.split(" "), ...more);

test("a created key works with what it was given", async () => {
  const key = await create("--rate", "7", "--quota", "9");
  expect(key).toMatchObject({ name: "made", tier: "micros", modes: ["structured"], state: "active" });
  expect(key).toMatchObject({ rate_per_minute: 7, quota_per_month: 9 });
  const response = await callApi("get_decode_compound_id?q=protein", { key: String(key.key) });
  expect(response.status).toBe(200);
  expect(response.headers.get("x-ratelimit-limit")).toBe("7");
  expect((await callApi("decide", { key: String(key.key), body: {} })).status).not.toBe(200);
});

test("the text of a key is shown when it is created, and never again", async () => {
  const made = await runNas(createArguments.split(" "));
  expect(made).toMatchObject({ code: 0, stderr: expect.stringContaining("never shown again") });
  const [key = "", id = ""] = /nas_dev_([0-9a-z]{12})_\w+/.exec(made.stdout) ?? [];
  expect(await statusWith(key)).toBe(200);
  for (const args of [["list"], ["show", id], ["show", id, "--json"]]) {
    const { stdout } = await runNas(["keys", ...args]);
    expect(stdout).toContain(id);
    expect(stdout).not.toContain("nas_dev_");
  }
});

test("creating a key that cannot decode yet prints what it lacks", async () => {
  const lacking = await runNas("keys create --name bare --scopes decode --tier macros".split(" "));
  expect(lacking).toMatchObject({
    code: 0,
    stderr: expect.stringContaining("cannot decode yet: set --modes"),
  });
  const whole = await runNas(createArguments.split(" "));
  expect(whole.stderr).not.toContain("cannot decode");
});

test("a revoked key no longer works, and is listed as revoked", async () => {
  const { id, key } = await create();
  await runForJson("keys", "revoke", String(id));
  expect(await statusWith(key)).toBe(401);
  const listed = await runForJson("keys", "list");
  expect(Object.values(listed).find((row) => row?.id === id)).toMatchObject({ state: "revoked" });
});

test("a rotated key works under its new secret, and under the old one during the overlap alone", async () => {
  const { id, key } = await create();
  const second = await runForJson("keys", "rotate", String(id), "--overlap", "600");
  expect([second.id, await statusWith(key), await statusWith(second.key)]).toEqual([id, 200, 200]);
  const third = await runForJson("keys", "rotate", String(id));
  expect([await statusWith(key), await statusWith(second.key), await statusWith(third.key)]).toEqual([
    401, 401, 200,
  ]);
});

test("a changed key has what was changed and keeps the rest", async () => {
  const { id } = await create("--rate", "7");
  const changes = "--tier macros --modes structured,unstructured".split(" ");
  expect(await runForJson("keys", "set", String(id), ...changes)).toMatchObject({
    id,
    tier: "macros",
    modes: ["structured", "unstructured"],
    rate_per_minute: 7,
    name: "made",
  });
});

test("a quota that was set binds, is shown with what is used, and can be taken back", async () => {
  const { id, key } = await createKey({ scopes: ["edge:decide", "edge:decode"] });
  const set = (limit: string) => runForJson("quota", "set", id, "--operation", "decide", "--limit", limit);
  expect(await set("1")).toMatchObject({ quota_limit: 1, remaining: 1 });
  const body = { request_text: "Which has more protein?", options: ["100 g tofu", "100 g rice"] };
  const data = body.options.map((text) => ({ type: "text", data: text }));
  const ask = () => callApi("decide", { key, body: { request_text: body.request_text, options: data } });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
  const { stdout } = await runNas(["quota", "show", id]);
  expect(stdout).toMatch(/\n\w{12} +decide +1 +1 +0 +0\n/);
  expect(await set("none")).toMatchObject({ quota_limit: null, remaining: null, is_default: false });
  expect((await ask()).status).toBe(200);
  expect(await set("default")).toMatchObject({ quota_limit: null, is_default: true });
});

test("a project is also reached by its URL and service key, as options or variables", async () => {
  const options = ["--url", inject("baseUrl"), "--service-key", inject("serviceKey")];
  const env = { DATA_DIR: "/nowhere" };
  expect((await runNas(["keys", "list", ...options], { env })).code).toBe(0);
  const variables = { SUPABASE_URL: inject("baseUrl"), SUPABASE_SERVICE_ROLE_KEY: inject("serviceKey") };
  expect((await runNas(["keys", "list"], { env: { ...env, ...variables } })).code).toBe(0);
});

test.for([
  ["keys show nobody", "Cannot show key: the key does not exist - see nas keys list"],
  ["keys revoke nobody", "Cannot revoke key: the key does not exist"],
  ["keys set nobody --rate 5", "Cannot set key: the key does not exist"],
  ["quota show nobody", "Cannot show quota of key: the key does not exist"],
  ["quota set nobody --operation decode --limit 5", "Cannot set quota of key: the key does not exist"],
] as const)("%s is refused in one line: exit code 1", async ([command, message]) => {
  expect(await runNas(command.split(" "))).toEqual({ code: 1, stdout: "", stderr: `${message}\n` });
});
