import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const data = join(root, "shared/domain/food/local/data");
const listed = /read in ([^:.]+): grammar|For ([^:]+) the catalogue has few names/g;

/** Languages whose names differ from those of the Unicode locale data, and languages that share a lexicon. */
const ownNames: Readonly<Record<string, readonly string[]>> = {
  bn: ["Bengali"],
  cs: ["Czech", "Slovak"],
  da: ["Danish", "Norwegian"],
  id: ["Indonesian", "Malay"],
  sr: ["Serbian", "Croatian"],
  tl: ["Tagalog"],
};

const unicodeNames = new Intl.DisplayNames("en", { type: "language" });

function listReadLanguages(): string[] {
  const codes = globSync("*.json", { cwd: data }).map((path) => basename(path, ".json"));
  return codes.flatMap((code) => ownNames[code] ?? [unicodeNames.of(code) ?? code]).sort();
}

function listDocumentedLanguages(): string[] {
  const page = readFileSync(join(root, "docs", "integrate.md"), "utf8").replaceAll("\n", " ");
  const sentences = [...page.matchAll(listed)].map(([, best, others]) => best ?? others ?? "");
  return sentences.flatMap((sentence) => sentence.split(/, | and /)).sort();
}

test("integrate.md names the languages that have a lexicon", () => {
  expect(listDocumentedLanguages()).toEqual(listReadLanguages());
});
