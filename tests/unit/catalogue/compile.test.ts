import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { compileCatalogue } from "../../../supabase/catalogue/compile.ts";
import { parseCopyRow } from "../../../supabase/catalogue/format/copy-text.ts";
import { readRelease } from "../../../supabase/catalogue/load/read-release.ts";
import { madeUpLists } from "./made-up-lists.ts";
import { madeUpSources, writeSources } from "./made-up-sources.ts";

const lists = writeSources(madeUpLists());
const folders = [lists.dir];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function compileInto(change: (files: Record<string, string>) => void = () => {}) {
  const files = madeUpSources();
  change(files);
  const { dir } = writeSources(files);
  const outDir = mkdtempSync(join(tmpdir(), "catalogue-compiled-"));
  folders.push(dir, outDir);
  return { outDir, manifest: compileCatalogue({ sourcesDir: dir, outDir, listsDir: lists.dir }) };
}

function readRows(outDir: string, file: string) {
  const text = brotliDecompressSync(readFileSync(join(outDir, file))).toString();
  return text.trimEnd().split("\n").map(parseCopyRow);
}

it("the same publications give the same bytes and the same release", () => {
  const [first, second] = [compileInto(), compileInto()];
  expect(first.manifest).toEqual(second.manifest);
  const files = readdirSync(first.outDir);
  expect(files).toContain("food_evidence.tsv.br");
  for (const file of files) {
    const [one, other] = [first, second].map(({ outDir }) => readFileSync(join(outDir, file)));
    expect(other?.equals(one ?? Buffer.alloc(0)), file).toBe(true);
  }
});

it("a changed value gives another release", () => {
  const changed = compileInto((files) => {
    files["usda-sr28/NUT_DATA.txt"] = files["usda-sr28/NUT_DATA.txt"]?.replace("^41^", "^42^") ?? "";
  });
  expect(changed.manifest.release).toMatch(/^c-[0-9a-f]{12}$/);
  expect(changed.manifest.release).not.toBe(compileInto().manifest.release);
});

it("an evidence row has one array position per compound in every column", () => {
  const [header, first, second] = readRows(compileInto().outDir, "food_evidence.tsv.br");
  expect(header?.slice(0, 4)).toEqual(["food_id", "compound_ids", "amounts", "value_types"]);
  expect(first?.slice(0, 6)).toEqual([
    "90001",
    "{1003,1005,1008,1018,1057,1062,1079,1087,1090,1100,1162,1176,1391,2000,90001,90006}",
    "{1.25,9,41,0,0,171.5,2.5,0,25,0.4,NULL,2.5,3.5,0.5,6,0.5}",
    `{quantified,calculated,calculated,quantified,quantified,calculated,${"quantified,".repeat(4)}trace,quantified,quantified,less_than,quantified,quantified}`,
    "{1.1,NULL,NULL,NULL,NULL,NULL,NULL,0,NULL,NULL,NULL,1.5,2.5,NULL,NULL,NULL}",
    "{10,NULL,NULL,NULL,NULL,NULL,NULL,2,NULL,NULL,NULL,3.5,4.5,NULL,NULL,NULL}",
  ]);
  expect(header?.slice(9)).toEqual(["minimum_reference_set_ids", "maximum_reference_set_ids"]);
  expect(first?.[9]).toMatch(/^\{\d+(?:,NULL){6},\d+(?:,NULL){8}\}$/);
  expect(second?.slice(9)).toEqual(["{}", "{}"]);
});

it("a catalogue that contradicts a known value is not written", () => {
  const { dir, remove } = writeSources(madeUpSources());
  const outDir = join(dir, "compiled");
  const check = () => ["apple: 52 is expected"];
  expect(() => compileCatalogue({ sourcesDir: dir, outDir, listsDir: lists.dir, check })).toThrow(
    "apple: 52 is expected",
  );
  expect(readdirSync(dir)).not.toContain("compiled");
  remove();
});

it("a release is read with the search terms of its foods after the foods", () => {
  const { outDir, manifest } = compileInto();
  const release = readRelease(outDir);
  expect(release.id).toMatch(new RegExp(`^${manifest.release}\\.[0-9a-f]{6}$`));
  expect(release.tables.map(({ name }) => name)).toEqual([
    "compound",
    "reference",
    "reference_set",
    "food",
    "food_member",
    "food_name",
    "food_evidence",
    "food_term",
  ]);
  const terms = release.tables.at(-1)?.read().toString() ?? "";
  expect(terms).toMatch(/^term\tfood_id\tweight\n/);
  expect(terms).toMatch(/^moonroot\t90001\t[\d.]+$/m);
  expect(terms).toMatch(/^lunaroot\t90001\t[\d.]+$/m);
});

it("a release file that differs from the manifest is refused", () => {
  const { outDir } = compileInto();
  const other = compileInto((files) => {
    files["usda-sr28/FD_GROUP.txt"] = "~9900~^~Other Foods~\r\n";
  });
  writeFileSync(join(outDir, "food.tsv.br"), readFileSync(join(other.outDir, "food.tsv.br")));
  expect(() => readRelease(outDir)).toThrow("Cannot load catalogue: food.tsv.br differs from the manifest");
});
