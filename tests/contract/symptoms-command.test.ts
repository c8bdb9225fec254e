import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createKey } from "../support/create-key.ts";
import { runToEnd } from "./support/run-job.ts";

const SCRIPT = join(import.meta.dirname, "..", "..", "scripts", "symptoms.ts");

function runSymptoms(...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: inject("dataDir") };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    env,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

/** A key whose account holds one event of a user. */
async function storeEvent(user_id: string): Promise<string> {
  const { id, key } = await createKey({ scopes: ["edge:decode_symptoms", "account:symptom_events"] });
  await runToEnd("decode_symptoms", { symptomText: "mild headache", user_id }, { key });
  return id;
}

test("a user's events are listed and erased by a key of the account", async () => {
  const id = await storeEvent("u-1");
  expect(runSymptoms("list", "--key", id).stdout).toMatch(
    /^u-1 {2}.* {2}headache {2}intensity 1 {2}onset unknown\n$/,
  );
  expect(runSymptoms("list", "--key", id, "--user", "u-2").stdout).toBe("");
  expect(runSymptoms("erase", "--key", id, "--user", "u-1").stdout).toBe("1 symptom event erased\n");
  expect(runSymptoms("erase", "--key", id, "--user", "u-1").stdout).toBe("0 symptom events erased\n");
  expect(runSymptoms("list", "--key", id, "--json").stdout).toBe("[]\n");
});

test.each([
  ["no command", [], "no command"],
  ["an unknown command", ["drop"], "unknown command drop"],
  ["a word too many", ["list", "u-1", "--key", "k"], "unexpected u-1"],
  ["no account", ["list"], "--key or --account is needed"],
  ["an account that is no UUID", ["list", "--account", "x"], "--account is no UUID"],
  ["to erase without a user", ["erase", "--key", "k"], "--user is needed"],
  ["an empty user", ["erase", "--key", "k", "--user", ""], "must not be empty"],
  ["an unknown option", ["list", "--bogus"], "Unknown option '--bogus'"],
])("%s is a mistake of usage: exit code 2", (_, args, reason) => {
  const { status, stdout, stderr } = runSymptoms(...args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toContain(reason);
});

test("a key that does not exist is refused: exit code 1", () => {
  const { status, stderr } = runSymptoms("list", "--key", "000000000000");
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "Cannot find the account: the key does not exist\n",
  });
});
