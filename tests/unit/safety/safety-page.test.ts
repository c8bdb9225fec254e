import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { renderSafetyPage } from "../../../scripts/safety/render-safety-page.ts";
import { safetyRules } from "../../../shared/domain/safety/mod.ts";

const rootDir = join(import.meta.dirname, "..", "..", "..");
const read = (path: string) => readFileSync(join(rootDir, path), "utf8");

test("docs/safety.md is what the rules say", () => {
  expect(read("docs/safety.md")).toBe(renderSafetyPage(read("scripts/safety/introduction.md")));
});

test("docs/safety.md has every rule", () => {
  const page = read("docs/safety.md");
  for (const { id } of safetyRules) expect(page).toContain(`| \`${id}\` |`);
});
