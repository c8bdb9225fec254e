import { expect, test } from "vitest";
import { runInProcess } from "../run-in-process.ts";

test.for([
  ["canary", /missing required argument 'operation'/],
  ["canary fly --target local", /Allowed choices are .*decode/],
  [
    "canary decode",
    /^Cannot judge a canary: --target is missing - use --target cloudflare, or --target supabase, or --target local$/,
  ],
  ["canary decode --target supabase", /^Cannot deploy to Supabase: SUPABASE_ACCESS_TOKEN is not set/],
  ["canary decode --target local --window soon", /^Cannot read --window: soon is not an age/],
  ["canary decode --target local --window 30s", /^Cannot read --window: 30s is not between 1m and 14d$/],
  ["canary decode --target local --wait 3w", /^Cannot read --wait: 3w is not between 1m and 14d$/],
] as const)("nas %s is a usage error: one line, exit code 2", async ([command, message]) => {
  const { code, stdout, stderr } = await runInProcess(command.split(" "));
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr.trimEnd()).toMatch(message);
});

test("a canary without a running stack is reported: exit code 3", async () => {
  const { code, stderr } = await runInProcess(["canary", "decode", "--target", "local"]);
  expect(code).toBe(3);
  expect(stderr).toMatch(/^Cannot reach the stack: none is running on \/nowhere/);
});

test("nas canary --help shows its exit codes and usage", async () => {
  const { code, stdout } = await runInProcess(["canary", "--help"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Usage: nas canary/);
  expect(stdout).toContain("Exit codes: 0 promoted, 4 undecided, 5 rolled back");
  expect(stdout.split("Examples:")[1]?.match(/nas canary/g)).not.toBeNull();
});
