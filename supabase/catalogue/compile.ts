import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildCatalogue } from "./build/build-catalogue.ts";
import type { Catalogue } from "./build/catalogue-model.ts";
import { checkCatalogue } from "./build/check-catalogue.ts";
import { countContents } from "./build/count-contents.ts";
import { catalogueTables } from "./format/catalogue-tables.ts";
import { compressText, describeTable, formReleaseId, type Manifest } from "./format/release-files.ts";
import { readFacts } from "./source/fact-table.ts";

const defaultOutDir = fileURLToPath(new URL("compiled", import.meta.url));
const usage = `Compiles the publications of food composition data into the catalogue's release files.

  node supabase/catalogue/compile.ts --sources DIR [--out DIR]

  --sources DIR  folder with usda-sr28, usda-sr-legacy, usda-foundation-2023, usda-fndds-2021-2023,
                 usda-flavonoid, ciqual-2025 and cdno, as published
  --out DIR      where the release files go (default: supabase/catalogue/compiled)
  --help         this text`;

/** Compiles the publications under `sourcesDir` into release files in `outDir`; returns the manifest. */
export function compileCatalogue(options: {
  readonly sourcesDir: string;
  readonly outDir: string;
  readonly check?: (catalogue: Catalogue) => readonly string[];
}): Manifest {
  const catalogue = buildCatalogue(options.sourcesDir);
  const problems = options.check?.(catalogue) ?? [];
  if (problems.length > 0) throw new Error(`Cannot compile catalogue: ${problems.join("; ")}`);
  const tables = catalogueTables(catalogue);
  const files = tables.map(describeTable);
  const manifest: Manifest = {
    release: formReleaseId(files),
    counts: countContents(catalogue),
    sources: readFacts("sources.tsv", ["name", "terms"]).map(({ cells: [name = "", terms = ""] }) => ({
      name,
      terms,
    })),
    files,
  };
  mkdirSync(options.outDir, { recursive: true });
  for (const [index, { file }] of files.entries()) {
    writeFileSync(join(options.outDir, file), compressText(tables[index]?.text ?? ""));
  }
  writeFileSync(join(options.outDir, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function main(): void {
  const { values } = parseArgs({
    options: { sources: { type: "string" }, out: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help || values.sources === undefined) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const outDir = values.out ?? defaultOutDir;
  const manifest = compileCatalogue({ sourcesDir: values.sources, outDir, check: checkCatalogue });
  console.log(`Compiled ${manifest.release} into ${outDir}`);
  for (const [name, count] of Object.entries(manifest.counts)) console.log(`${count}\t${name}`);
}

if (import.meta.main) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
