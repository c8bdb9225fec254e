import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, inject, test } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { runNas } from "../support/run-nas.ts";

test("what the service refuses ends with 1 and tells the field, the code and the request's id", async () => {
  const { code, stdout, stderr } = await runNas(["design", "--plan-days", "30"]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(
    /^Cannot read plan_days: must be at most 14 \[validation_error\] \(request [\w-]+\)\n$/,
  );
});

test("an unknown compound is named", async () => {
  const { code, stderr } = await runNas(["decode", "eggs", "--compound", "Protien"]);
  expect(code).toBe(1);
  expect(stderr).toContain("unknown: Protien [invalid_compound_identifier]");
});

test("a wish that cannot be met is told with what could be", async () => {
  const { code, stderr } = await runNas(["design", "a dinner", "--filter", "Protein >= 300 g"]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/\(Protein of a portion\) can be met at [\d.]+, not at 300/);
});

test("with --json a refusal is printed as received as well", async () => {
  const { code, stdout, stderr } = await runNas(["decode", "eggs", "--compound", "Protien", "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: "invalid_compound_identifier" } });
  expect(stderr).toMatch(/^Cannot decode: /);
});

test("a wrong key is refused, a spent quota tells where to look", async () => {
  const wrong = await runNas(["decode", "eggs", "--key", "nas_nonsense"]);
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain("[invalid_api_key]");
  const { key } = await createKey({ quotaPerMonth: 0 });
  const spent = await runNas(["decode", "eggs", "--key", key]);
  expect(spent.code).toBe(1);
  expect(spent.stderr).toMatch(/\[quota_exceeded\].* full again at \d{4}-\d\d-01T/);
  expect(wrong.stderr + spent.stderr).not.toContain(key);
});

test("Ctrl-C ends the wait with 130 and says how to take the job up again", async () => {
  const env = { PATH: process.env.PATH, DATA_DIR: inject("dataDir"), NAS_API_KEY: inject("keys").molecular };
  const args = ["design", "--plan-days", "14", "--meals-per-day", "5", "--filter", "Protein >= 90 g per day"];
  const child = spawn(process.execPath, ["cli/nas.ts", ...args], { env });
  const ended = once(child, "close");
  const [errors] = await Promise.all([text(child.stderr), interruptOnceWaiting(child)]);
  expect((await ended)[0]).toBe(130);
  const [, jobId] = /Interrupted - go on with: nas job design ([0-9a-f-]{36})\n$/.exec(errors) ?? [];
  const poll = await callApi(`design?job_id=${jobId}`);
  expect(poll.status).toBe(200);
});

/** Its first line on stderr tells that the job was made and is waited for. */
async function interruptOnceWaiting(child: ChildProcess): Promise<void> {
  if (child.stderr) await once(child.stderr, "data");
  child.kill("SIGINT");
}
