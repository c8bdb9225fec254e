import { expect, test } from "vitest";
import { createKey } from "../support/create-key.ts";
import { runNas } from "../support/run-nas.ts";
import { runToEnd } from "./support/run-job.ts";

const runSymptoms = (...args: string[]) => runNas(["symptoms", ...args]);

/** A key whose account holds one event of a user. */
async function storeEvent(user_id: string): Promise<string> {
  const { id, key } = await createKey({ scopes: ["edge:decode_symptoms", "account:symptom_events"] });
  await runToEnd("decode_symptoms", { symptomText: "mild headache", user_id }, { key });
  return id;
}

test("a user's events are listed and purged by a key of the account, once that is confirmed", async () => {
  const id = await storeEvent("u-1");
  const listed = await runSymptoms("list", "--key", id);
  expect(listed.stdout).toMatch(/\nu-1 .* headache +self +1\/5 +unknown +unknown\n/);
  expect(await runSymptoms("list", "--key", id, "--user", "u-2")).toMatchObject({ code: 0, stdout: "" });
  const purge = (...more: string[]) => runSymptoms("purge", "--key", id, "--user", "u-1", ...more);
  expect(await purge()).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("--yes") });
  expect(await purge("--yes")).toMatchObject({ code: 0, stdout: "1 symptom event erased\n" });
  expect(JSON.parse((await purge("--yes", "--json")).stdout)).toEqual({ erased: 0 });
  expect(JSON.parse((await runSymptoms("list", "--key", id, "--json")).stdout)).toEqual([]);
});

test("a key that does not exist is refused: exit code 1", async () => {
  expect(await runSymptoms("list", "--key", "000000000000")).toEqual({
    code: 1,
    stdout: "",
    stderr: "Cannot find the account: the key does not exist\n",
  });
});
