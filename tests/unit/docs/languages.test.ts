import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const englishNames = new Intl.DisplayNames(["en"], { type: "language" });
/** Names that the page has by their older form. */
const olderNames: Readonly<Record<string, string>> = { bn: "Bengali", tl: "Tagalog" };
const lexicons = globSync("shared/domain/food/local/data/??.json", { cwd: root }).map((path) =>
  basename(path, ".json"),
);

test.each(lexicons)("the page of integrators names the language that %s.json is of", (code) => {
  const page = readFileSync(join(root, "docs", "integrate.md"), "utf8");
  const [, section = ""] = page.split("## Languages\n");
  const name = olderNames[code] ?? englishNames.of(code) ?? code;
  expect(section.split("\n## ")[0]).toContain(name);
});
