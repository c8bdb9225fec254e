import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeRuleTables } from "./rule-tables.ts";

it("the page on the rules shows the bounds, exclusions and the order that the data has", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../docs/nutrition-rules.md"), "utf8");
  const [, tables = ""] = page.split("<!-- tables -->\n");
  expect(tables.trim()).toBe(writeRuleTables().trim());
});
