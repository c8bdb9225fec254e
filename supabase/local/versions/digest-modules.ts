import { createHash } from "node:crypto";
import { ENTRY_MODULE, type Modules } from "./read-modules.ts";

const DIGITS = 16;

/** The id of a build, as its bundle has it: what its modules are called and what they say decides it. */
export function digestModules(modules: Modules): string {
  const hash = createHash("sha256");
  const others = [...modules.keys()].filter((name) => name !== ENTRY_MODULE).sort();
  for (const name of [ENTRY_MODULE, ...others]) {
    const content = Buffer.from(modules.get(name) ?? "");
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest("hex").slice(0, DIGITS);
}
