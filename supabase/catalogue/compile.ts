import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { buildCatalogue } from "./build/build-catalogue.ts";
import type { Catalogue } from "./build/catalogue-model.ts";
import { checkCatalogue } from "./build/check-catalogue.ts";
import { readJoins } from "./concept/joins.ts";
import { catalogueTables } from "./format/catalogue-tables.ts";
import { compressText, describeTable, formReleaseId, type Manifest } from "./format/release-files.ts";
import { readDataSources } from "./source/data-sources.ts";

const firstPublicationId = 1_000_000;

const defaultOutDir = fileURLToPath(new URL("compiled", import.meta.url));
const usage = `Compiles the publications of food composition data into the catalogue's release files.

  node supabase/catalogue/compile.ts --sources DIR [--out DIR]

  --sources DIR  folder with the publications, as published
  --out DIR      where the release files go (default: supabase/catalogue/compiled)
  --help         this text`;

/** Compiles the publications under `sourcesDir` into release files in `outDir`; returns the manifest. */
export function compileCatalogue(options: {
  readonly sourcesDir: string;
  readonly outDir: string;
  /** The reviewed lists that name foods, where they are not those of the compiler. */
  readonly listsDir?: string;
  readonly check?: (catalogue: Catalogue) => readonly string[];
}): Manifest {
  const catalogue = buildCatalogue(options.sourcesDir, options.listsDir);
  const problems = options.check?.(catalogue) ?? [];
  if (problems.length > 0) throw new Error(`Cannot compile catalogue: ${problems.join("; ")}`);
  const tables = catalogueTables(catalogue);
  const files = tables.map(describeTable);
  const manifest: Manifest = {
    release: formReleaseId(files),
    counts: countContents(catalogue, options.listsDir),
    sources: readDataSources().map(({ name, terms }) => ({ name, terms })),
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

/** Counts of what a release contains, for the manifest; shares are percentages with one decimal. */
function countContents(catalogue: Catalogue, listsDir?: string): Record<string, number> {
  const { compounds, foods, evidence, references, names } = catalogue;
  const isPublished = (id: number) => id >= firstPublicationId;
  const citing = evidence.filter(({ referenceIds }) => referenceIds.some(isPublished));
  const joins = [...readJoins(listsDir).values()].flat();
  return {
    compounds: compounds.length,
    references: references.length,
    foods: foods.length,
    ...countBy("foods", foods, ({ source }) => source),
    values: evidence.length,
    ...countBy("values", evidence, ({ valueType }) => valueType),
    ...countBy("values filled:", evidence, ({ derivation }) => /^donor:(.+)$/.exec(derivation)?.[1] ?? null),
    ranges: evidence.filter(({ minimum, maximum }) => minimum !== null || maximum !== null).length,
    "values citing a publication, percent": percent(citing.length, evidence.length),
    "concepts of several records": new Set(joins.map(({ foodId }) => foodId)).size,
    ...countBy("joined", joins, ({ source }) => source),
    ...countBy("names", names, ({ language }) => language),
  };
}

function countBy<T>(
  label: string,
  items: readonly T[],
  keyOf: (item: T) => string | null,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const key = keyOf(item);
    if (key !== null) counts[`${label} ${key}`] = (counts[`${label} ${key}`] ?? 0) + 1;
  }
  return counts;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10;
}
