import { createHash } from "node:crypto";

/** The module of a built function that is started; it imports the others from beside itself. */
export const ENTRY_MODULE = "index.js";

const DIGITS = 16;

/** The id of a build: what its modules are called and what they say decides it, in whatever order they come. */
export function digestModules(modules: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash("sha256");
  const others = [...modules.keys()].filter((name) => name !== ENTRY_MODULE).sort();
  for (const name of [ENTRY_MODULE, ...others]) {
    const content = Buffer.from(modules.get(name) ?? "");
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, DIGITS);
}
