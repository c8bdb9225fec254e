import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, expect, inject, test } from "vitest";
import { callApi } from "../support/call-api.ts";
import { createKey } from "../support/create-key.ts";
import { runNas } from "../support/run-nas.ts";
import { spawnNas } from "../support/spawn-nas.ts";
import { openDatabase } from "./support/database.ts";
import { holdJobs } from "./support/held-jobs.ts";

const sql = openDatabase();
afterAll(() => sql.end());

test("a refusal of the service ends with exit code 1 and reports the field, the code and the request id", async () => {
  const { code, stdout, stderr } = await spawnNas(["design", "--plan-days", "30"]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toMatch(
    // On a slow machine a line of progress comes first.
    /^Cannot read plan_days: must be at most 14 \[validation_error\] \(request [\w-]+\)\n$/m,
  );
});

test("an unknown compound is named", async () => {
  const { code, stderr } = await runNas(["decode", "eggs", "--compound", "Protien"]);
  expect(code).toBe(1);
  expect(stderr).toContain("unknown: Protien [invalid_compound_identifier]");
});

test("an infeasible request is reported with what would be feasible", async () => {
  const { code, stderr } = await runNas(["design", "a dinner", "--filter", "Protein >= 300 g"]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/\(Protein of a portion\) can be met at [\d.]+, not at 300/);
});

test("with --json a refusal is also printed as received", async () => {
  const { code, stdout, stderr } = await runNas(["decode", "eggs", "--compound", "Protien", "--json"]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ error: { code: "invalid_compound_identifier" } });
  expect(stderr).toMatch(/^Cannot decode: /);
});

test("a wrong key is refused, a spent quota is reported with its reset time", async () => {
  const wrong = await runNas(["decode", "eggs", "--key", "nas_nonsense"]);
  expect(wrong.code).toBe(1);
  expect(wrong.stderr).toContain("[invalid_api_key]");
  const { key } = await createKey({ quotaPerMonth: 0 });
  const spent = await runNas(["decode", "eggs", "--key", key]);
  expect(spent.code).toBe(1);
  expect(spent.stderr).toMatch(/\[quota_exceeded\].* it resets at \d{4}-\d\d-01T/);
  expect(wrong.stderr + spent.stderr).not.toContain(key);
});

test("Ctrl-C ends the wait with exit code 130 and says how to resume it", async () => {
  const { id, key } = await createKey();
  // A job that ends at once leaves nothing to wait for.
  await holdJobs(sql, id);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: inject("dataDir"), NAS_API_KEY: key };
  const child = spawn(process.execPath, ["cli/nas.ts", "design", "--plan-days", "2"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "close");
  const [errors] = await Promise.all([text(child.stderr), interruptOnceWaiting(child)]);
  expect((await ended)[0]).toBe(130);
  const [, jobId] = /Interrupted - resume with: nas job design ([0-9a-f-]{36})\n$/.exec(errors) ?? [];
  const poll = await callApi(`design?job_id=${jobId}`, { key });
  expect(poll.status).toBe(200);
});

/** A line on stderr with a status shows that the job was created and is being waited for. */
function interruptOnceWaiting(child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  let output = "";
  return new Promise((resolve) => {
    child.stderr.on("data", function read(chunk) {
      output += chunk;
      if (!/: \w+\n/.test(output)) return;
      child.stderr.off("data", read);
      child.kill("SIGINT");
      resolve();
    });
  });
}
