import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderErrorsPage } from "../../../scripts/errors/render-errors-page.ts";
import { references } from "../../../scripts/references.ts";
import { errorStatus } from "../../../shared/platform/kernel/error-code.ts";
import { operationNames } from "../../../shared/platform/kernel/operation-name.ts";

const rootDir = join(import.meta.dirname, "..", "..", "..");
const read = (path: string) => readFileSync(join(rootDir, path), "utf8");
const page = read("docs/errors.md");
const [, codes = ""] = page.split("\n## All codes\n");

describe("docs/errors.md", () => {
  it("is what the code table and the references of the operations say", () => {
    expect(page).toBe(renderErrorsPage(read("scripts/errors/introduction.md"), references));
  });

  it.each(Object.entries(errorStatus))("has %s with its status %i and what to do", (code, status) => {
    const row = codes.split("\n").find((line) => line.startsWith(`| \`${code}\` |`)) ?? "";
    const [, , statuses = "", operations, when, remedy] = row.split("|").map((cell) => cell.trim());
    expect(statuses.split(", ")).toContain(String(status));
    expect([operations, when, remedy].filter((cell) => !cell)).toEqual([]);
  });

  it.each(operationNames)("has a section on %s", (name) => {
    expect(page).toContain(`\n### ${name}\n`);
  });
});
