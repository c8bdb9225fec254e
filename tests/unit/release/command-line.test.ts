import { expect, test } from "vitest";
import { runInProcess } from "../cli/run-in-process.ts";

test.each([
  [["decod", "--target", "local"], "no such operation - did you mean decode?"],
  [["daily_energy", "--target", "local"], "did you mean daily_energy_expenditure_calculation?"],
  [["all", "--target", "local"], "functions are released one by one - name them: daily_energy"],
  [["decode"], "--target is missing - use --target cloudflare"],
  [["decode", "--target", "cloudfare"], "no such target - did you mean cloudflare?"],
  [["decode", "--canary", "10", "--promote"], "--canary and --promote cannot be combined"],
  [["decode", "--canary", "0"], "0 is not a share from 1 to 99 percent"],
  [["decode", "--canary", "ten"], "ten is not a share from 1 to 99 percent"],
])("deploy %j is a usage error with a reason", async (args, reason) => {
  const { code, stderr, stdout } = await runInProcess(["deploy", ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(reason);
});

test("deploy without a function is a usage error", async () => {
  const variables = { CLOUDFLARE_API_TOKEN: "token", CLOUDFLARE_ACCOUNT_ID: "account" };
  const { code, stderr } = await runInProcess(["deploy", "--target", "cloudflare"], variables);
  expect(code).toBe(2);
  expect(stderr).toContain("the function is missing");
});

test("an invalid public address is a usage error", async () => {
  const { code, stderr } = await runInProcess([
    "deploy",
    "decode",
    "--target",
    "cloudflare",
    "--url",
    "api.example.com",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain("api.example.com is not an http address");
});
