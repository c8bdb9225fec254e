import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const page = readFileSync(join(root, "docs", "operate.md"), "utf8");

const findKey = `ID=$(nas keys list --json |
  node -p 'JSON.parse(require("fs").readFileSync(0)).findLast(({ name }) => name === "clinic").id')`;

it("the page's commands, run one after the other, do what the page says", async () => {
  const commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = ""]) => text).join("\n");
  // Other tests leave jobs waiting on purpose.
  const script = commands.replace(/^ID=.*$/m, findKey).replace(/^nas health$/m, "nas health --max-wait 52w");
  const { stdout } = await promisify(execFile)("bash", ["-euc", script], {
    cwd: root,
    env: { ...process.env, DATA_DIR: inject("dataDir"), COLUMNS: "100" },
  });
  expect(stdout).toMatch(/^key +nas_dev_\w+$/m);
  expect(stdout).toMatch(/^tier +molecular$/m);
  expect(stdout).toMatch(/^rate a minute +120$/m);
  expect(stdout).toMatch(/^old secret until +\d{4}-/m);
  expect(stdout).toMatch(/^\w{12} +decode +20000 +0 +0 +20000$/m);
  expect(stdout).toMatch(/^\w{12} +decode_symptoms +none +/m);
  expect(stdout).toContain("would be erased");
  expect(stdout).toContain("0 jobs erased");
  expect(stdout).toContain("0 symptom events erased");
  expect(stdout).toMatch(/^Release c-\w+/m);
  expect(stdout).toContain("Bread, rye");
});
