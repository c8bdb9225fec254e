import { expect, test } from "vitest";
import { findFreePort } from "../../../supabase/local/free-port.ts";
import { runInProcess } from "./run-in-process.ts";

test.each([
  [["decod", "eggs"], "unknown command 'decod' (Did you mean decode?)"],
  [["decode", "eggs", "--al"], "unknown option '--al' (Did you mean --all?)"],
  [["decode", "two", "eggs"], "too many arguments for 'decode'"],
  [["decode"], "the meal is missing"],
  [["decode", "eggs", "--item", "egg=50g"], "not both"],
  [["decode", "eggs", "--file", "x.txt"], "either as an argument or with --file"],
  [["decode", "eggs", "--top", "none"], "It must be a whole number above 0"],
  [["decode", "--item", "banana"], 'it must be like "banana=120g"'],
  [["decode", "--image", "no-such.jpg"], "Cannot read no-such.jpg"],
  [["decode", "--file", "no-such.txt"], "no such file"],
  [["decode", "--items", "no-such.json"], "no such file"],
  [["decode-sensory"], "the meal is missing"],
  [["decode-symptoms"], "the report is missing"],
  [["design", "x", "--filter", "Protein 25"], 'it must be like "Protein >= 25 g"'],
  [["energy", "--gender", "male"], "required option '--height <cm>' not specified"],
  [["energy", "--height", "5cm"], "It must be a number such as 72.5"],
  [["decide"], "the question is missing"],
  [["draft"], "the recipe is missing"],
  [["job", "decide", "1"], "Allowed choices are decode"],
])("%j ends with exit code 2 and one line with the reason", async (args, reason) => {
  const { code, stdout, stderr } = await runInProcess(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(reason);
  expect(stderr).toMatch(/^Cannot .*\n$/);
});

test("without a stack it ends with exit code 3 and says what to do", async () => {
  const { code, stdout, stderr } = await runInProcess(["decode", "eggs"]);
  expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  expect(stderr).toContain("no stack is running on /nowhere - run npm start");
});

test("without a response it ends with exit code 3", async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const { code, stdout, stderr } = await runInProcess(["compound", "iron", "--url", url, "--key", "k"]);
  expect({ code, stdout }).toEqual({ code: 3, stdout: "" });
  expect(stderr).toContain("[network_error]");
});

test("an invalid address is a usage error", async () => {
  const { code, stderr } = await runInProcess(["compound", "iron", "--url", "nonsense", "--key", "k"]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Cannot call the service: baseUrl must be an address/);
});

test("the help has examples for every command that calls the service", async () => {
  const { stdout } = await runInProcess(["--help"]);
  const [, group = ""] = /^Operations:\n((?: {2}.*\n)+)/m.exec(stdout) ?? [];
  const names = [...group.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = ""]) => name);
  expect(names).toHaveLength(9);
  for (const name of names) {
    expect((await runInProcess([name, "--help"])).stdout).toMatch(/Examples:\n {2}nas [a-z-]+ .*\n {2}nas /);
  }
});

test("without a command it shows the help and ends with exit code 2; --version prints the version", async () => {
  const alone = await runInProcess([]);
  expect(alone.code).toBe(2);
  expect(alone.stderr).toContain("Usage: nas");
  expect(await runInProcess(["--version"])).toMatchObject({ code: 0, stdout: "0.1.0\n" });
});
