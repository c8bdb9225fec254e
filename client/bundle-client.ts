import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ENTRY_PATH = fileURLToPath(new URL("src/mod.ts", import.meta.url));
const DIST_DIR = fileURLToPath(new URL("dist", import.meta.url));

/** Bundles the client into one minified module without imports, `mod.js` of a folder; resolves to its bytes. */
export async function bundleClient(outputDir = DIST_DIR): Promise<number> {
  const outfile = `${outputDir}/mod.js`;
  await build({
    entryPoints: [ENTRY_PATH],
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    logLevel: "silent",
  });
  return readFileSync(outfile).length;
}
