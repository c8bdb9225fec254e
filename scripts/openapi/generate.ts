// Writes docs/openapi.json from the contracts, the references, the recorded responses and the sources of the catalogue.
// Usage: node scripts/openapi/generate.ts [--check]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { readDataSources } from "../../supabase/catalogue/source/data-sources.ts";
import { buildDocument } from "./build-document.ts";
import { describeDataSources } from "./describe-data-sources.ts";
import { loadSources } from "./operation-source.ts";

const target = join(import.meta.dirname, "..", "..", "docs", "openapi.json");
const introductionFile = join(import.meta.dirname, "introduction.md");

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const introduction = readFileSync(introductionFile, "utf8").trim();
  const description = `${introduction}\n\n${describeDataSources(readDataSources())}`;
  const text = `${JSON.stringify(buildDocument(await loadSources(), description), null, 2)}\n`;
  if (!values.check) {
    writeFileSync(target, text);
    return 0;
  }
  if (readFileSync(target, "utf8") === text) return 0;
  console.error("Cannot accept docs/openapi.json: it differs from the contracts; run npm run openapi");
  return 1;
}

process.exitCode = await main();
