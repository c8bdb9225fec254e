import { expect, test } from "vitest";
import { runInProcess } from "./run-in-process.ts";

test.for([
  ["keys create --name n", /^Cannot create key: --name and --scopes are required$/],
  ["keys create --name n --scopes all --tier gold", /--tier.*gold.*macros, micros, molecular, none/],
  ["keys create --name n --scopes all --account x", /^Cannot read --account: x is not a UUID$/],
  ["keys create --name n --scopes all --rate fast", /^Cannot read --rate: fast is not a whole number$/],
  ["keys revoke", /missing required argument 'id'/],
  ["keys set nobody", /^Cannot set key: no option says what to change$/],
  ["keys rotate nobody --overlap -1", /^Cannot read --overlap: -1 is not a whole number$/],
  ["keys list extra", /too many arguments/],
  ["keys toString", /unknown command 'toString'/],
  ["quota set nobody --operation decode", /--limit/],
  ["quota set nobody --operation decode --limit many", /^Cannot read --limit: many is not a whole number$/],
  ["quota set nobody --operation fly --limit 5", /Allowed choices are .*decode/],
  [
    "jobs list --older-than soon",
    /^Cannot read --older-than: soon is not an age - write 90s, 30m, 2h, 7d or 4w$/,
  ],
  ["jobs list --status done", /Allowed choices are queued, processing, completed, failed/],
  ["jobs list --limit all", /^Cannot read --limit: all is not a whole number$/],
  ["jobs show x", /^Cannot read the job's id: x is not a UUID$/],
  ["jobs retry", /missing required argument 'id'/],
  ["jobs purge", /give either an id or --older-than/],
  ["jobs purge --older-than 1d --status queued", /Allowed choices are completed, failed/],
  ["jobs purge 00000000-0000-7000-8000-000000000000 --key k", /an id cannot be combined with/],
  ["symptoms list", /use either --key or --account/],
  ["symptoms list --key k --account x", /use either --key or --account/],
  ["symptoms list --account x", /^Cannot read --account: x is not a UUID$/],
  ["symptoms list --key k --user=", /--user must not be empty/],
  ["symptoms purge --key k", /required option '--user <id>'/],
  ["symptoms drop", /unknown command 'drop'/],
  ["symptoms list --bogus", /unknown option '--bogus'/],
  ["health --max-wait never", /^Cannot read --max-wait: never is not an age/],
  ["keys list --url http://127.0.0.1:9", /--url and --service-key must be used together$/],
  ["keys list --url nowhere --service-key k", /^Cannot reach the project: nowhere is not an http address$/],
] as const)("nas %s is a usage error: one line, exit code 2", async ([command, message]) => {
  const { code, stdout, stderr } = await runInProcess(command.split(" "));
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(stderr.trimEnd()).toMatch(message);
});

test.for(["keys list", "quota show", "jobs list", "symptoms list --key k", "health"])(
  "nas %s without a stack reports it with what to do: exit code 3",
  async (command) => {
    expect(await runInProcess(command.split(" "))).toEqual({
      code: 3,
      stdout: "",
      stderr:
        "Cannot reach the stack: none is running on /nowhere - run npm start, or use --url and --service-key\n",
    });
  },
);

test("a project that does not respond is reported with its address: exit code 3", async () => {
  const target = ["--url", "http://127.0.0.1:9/", "--service-key", "k"];
  expect(await runInProcess(["keys", "list", ...target])).toEqual({
    code: 3,
    stdout: "",
    stderr: "Cannot reach the project: its Data API does not respond at http://127.0.0.1:9\n",
  });
});

test.for([
  "keys create",
  "keys list",
  "keys show",
  "keys set",
  "keys revoke",
  "keys rotate",
  "quota show",
  "quota set",
  "jobs list",
  "jobs show",
  "jobs retry",
  "jobs purge",
  "symptoms list",
  "symptoms purge",
  "health",
])("nas %s --help shows the usage with examples", async (command) => {
  const { code, stdout } = await runInProcess([...command.split(" "), "--help"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(new RegExp(`^Usage: nas ${command}`));
  expect(stdout.split("Examples:")[1]?.match(new RegExp(`nas ${command}`, "g"))).not.toBeNull();
});
