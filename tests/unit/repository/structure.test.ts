import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findCycles, findReachable, readImportGraphs } from "../../../scripts/structure/import-graph.ts";
import { measureTree } from "../../../scripts/structure/measure-tree.ts";
import { listSourceFiles, listTestFiles } from "../../../scripts/structure/source-tree.ts";
import { findUnusedFunctions } from "../../../scripts/structure/unused-functions.ts";

const tree = {
  "shared/food/mod.ts":
    'export { read as readFood } from "./read.ts";\nexport type { Food } from "./food.ts";\n',
  "shared/food/read.ts":
    'import type { Food } from "./food.ts";\nexport function read(): Food {\n  return { mass: 1 };\n}\n',
  "shared/food/food.ts": "export type Food = { mass: number };\n",
  "functions/decode/index.ts":
    'import { readFood } from "../../shared/food/mod.ts";\nexport const food: any = readFood();\n',
  "functions/draft/a.ts": 'import type { B } from "./b.ts";\nexport type A = B;\n',
  "functions/draft/b.ts":
    'import type { Food } from "../../shared/food/mod.ts";\nimport type { A } from "./a.ts";\nexport type B = A | Food; // any\n',
  "functions/draft/dist/index.js": "",
};

function writeTree(added: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "nas-structure-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries({ ...tree, ...added })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test("names are followed through mod.ts to the files that declare them", () => {
  const root = writeTree();
  const { written, resolved } = readImportGraphs(root, listSourceFiles(root));
  expect(written.get("functions/decode/index.ts")).toEqual(new Set(["shared/food/mod.ts"]));
  expect(resolved.get("functions/decode/index.ts")).toEqual(new Set(["shared/food/read.ts"]));
  expect(findReachable(resolved, ["functions/draft/b.ts"])).not.toContain("shared/food/read.ts");
});

test("files that import each other are a cycle, also by types alone", () => {
  const root = writeTree();
  const { written } = readImportGraphs(root, listSourceFiles(root));
  expect(findCycles(written)).toEqual([["functions/draft/a.ts", "functions/draft/b.ts"]]);
});

test("an exported function that neither a source file nor a test imports is unused", () => {
  const root = writeTree({
    "shared/food/weigh.ts":
      "export function weigh() {}\nexport async function count() {}\nfunction add() {}\n",
    "tests/weigh.test.ts": 'import { weigh } from "../shared/food/weigh.ts";\n',
  });
  const unused = findUnusedFunctions(root, listSourceFiles(root), listTestFiles(root));
  expect(unused).toEqual([{ file: "shared/food/weigh.ts", name: "count" }]);
});

test("the measures of a small tree", () => {
  expect(measureTree(writeTree())).toMatchObject({
    files: 6,
    anyTypes: 1,
    interfaces: 0,
    filesOver300Lines: [],
    // food.ts has two importers, and nothing imports the entries.
    fragments: ["functions/draft/a.ts", "functions/draft/b.ts", "shared/food/read.ts"],
    linesOfOneOperation: { total: 4, byOperation: { decode: 4 } },
    packages: ["shared/food"],
  });
});
