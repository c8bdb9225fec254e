import { createHash } from "node:crypto";

/** The entry module of a built function; it imports the others from the same folder. */
export const entryModule = "index.js";

const digits = 16;

/** The id of a build: a digest of the names and contents of its modules, whatever their order. */
export function digestModules(modules: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash("sha256");
  const others = [...modules.keys()].filter((name) => name !== entryModule).sort();
  for (const name of [entryModule, ...others]) {
    const content = Buffer.from(modules.get(name) ?? "");
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, digits);
}
