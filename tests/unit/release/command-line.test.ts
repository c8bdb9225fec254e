import { expect, test } from "vitest";
import { runInProcess } from "../cli/run-in-process.ts";

test.each([
  [["decod", "--target", "local"], "there is no such operation - did you mean decode?"],
  [["daily_energy", "--target", "local"], "did you mean daily_energy_expenditure_calculation?"],
  [["all", "--target", "local"], "functions are released one by one - name them: daily_energy"],
  [["decode"], "no target is told - give --target cloudflare"],
  [["decode", "--target", "cloudfare"], "there is no such target - did you mean cloudflare?"],
  [["decode", "--canary", "10", "--promote"], "--canary and --promote are not done at once"],
  [["decode", "--canary", "0"], "0 is no share of 1 to 99 percent"],
  [["decode", "--canary", "ten"], "ten is no share of 1 to 99 percent"],
])("deploy %j is a mistake that is told", async (args, told) => {
  const { code, stderr, stdout } = await runInProcess(["deploy", ...args]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(told);
});

test("deploy without a function is a mistake that is told", async () => {
  const variables = { CLOUDFLARE_API_TOKEN: "token", CLOUDFLARE_ACCOUNT_ID: "account" };
  const { code, stderr } = await runInProcess(["deploy", "--target", "cloudflare"], variables);
  expect(code).toBe(2);
  expect(stderr).toContain("no function is named");
});

test("a public address that is none is a mistake that is told", async () => {
  const { code, stderr } = await runInProcess([
    "deploy",
    "decode",
    "--target",
    "cloudflare",
    "--url",
    "api.example.com",
  ]);
  expect(code).toBe(2);
  expect(stderr).toContain("api.example.com is no http address");
});
