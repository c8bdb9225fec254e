import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, it } from "vitest";

const page = readFileSync(join(import.meta.dirname, "..", "..", "docs", "integrate.md"), "utf8");

it("the page's commands, run one after the other, print what the page shows", async () => {
  const commands = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = ""]) => text).join("\n");
  const script = commands
    .replace(/^URL=.*$/m, `URL=${inject("baseUrl")}`)
    .replace(/^KEY=.*$/m, `KEY=${inject("keys").molecular}`)
    .concat("\ncat response.json\n");
  const cwd = mkdtempSync(join(tmpdir(), "nas-integrate-"));
  try {
    const { stdout } = await promisify(execFile)("bash", ["-euc", script], { cwd });
    expect(stdout).toContain('"canonical_name":"Vitamin C, total ascorbic acid"');
    expect(stdout).toContain('"code":"invalid_food_quantity"');
    expect(stdout).toMatch(/"status":"completed".*"compound_identifier_name":"Protein"/s);
  } finally {
    rmSync(cwd, { recursive: true });
  }
});
