// Builds the package into dist: mod.js for every runtime, its types and its licence.
// Usage: node build.ts
import { copyFileSync, rmSync } from "node:fs";
import process from "node:process";
import { bundleClient, emitTypes } from "./build-package.ts";

try {
  rmSync(new URL("dist", import.meta.url), { recursive: true, force: true });
  const bytes = await bundleClient();
  emitTypes();
  copyFileSync(new URL("../LICENSE", import.meta.url), new URL("dist/LICENSE", import.meta.url));
  console.log(`client: ${bytes} bytes`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
