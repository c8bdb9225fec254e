import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "../../../scripts/bundle.ts";
import type { Host } from "../launch.ts";
import type { ModuleShelf } from "./function-versions.ts";

/** The modules and logs of a function's versions, in the stack's folder, where its account can read them. */
type VersionShelf = ModuleShelf & {
  /** The modules of a stored version; `dir` is relative to the stack's folder. */
  find: (version: string) => Pick<Bundle, "dir" | "modules">;
  /** The name of a version's log. */
  logOf: (version: string) => string;
  /** Whether an earlier run had further versions, which have been removed. */
  hadOthers: boolean;
};

const firstDir = "checkout";
const version = /^[0-9a-f]{16}$/;

/** Recreates the storage of a function's versions, with the checkout's build. */
export function createVersionShelf({ stackDir, account }: Host, first: Bundle): VersionShelf {
  const { operation, digest } = first;
  const homeDir = join("bundles", operation);
  const dirOf = (version: string) => join(homeDir, version === digest ? firstDir : version);
  const logOf = (version: string) => (version === digest ? operation : `${operation}.${version}`);
  const removeLogs = (isMeant: (version: string) => boolean) => {
    for (const name of readNames(join(stackDir, "logs"))) {
      const [owner, version = ""] = name.split(".");
      if (owner === operation && isMeant(version)) rmSync(join(stackDir, "logs", name), { force: true });
    }
  };
  const isVersion = (name: string) => version.test(name);
  const hadOthers = readNames(join(stackDir, homeDir)).some(isVersion);

  removeLogs(isVersion);
  rmSync(join(stackDir, homeDir), { recursive: true, force: true });
  makeDir(join(stackDir, homeDir));
  // Later versions are stored after this process has dropped its privileges.
  if (account && process.getuid?.() === 0) chownSync(join(stackDir, homeDir), account.uid, account.gid);
  makeDir(join(stackDir, dirOf(digest)));
  for (const name of first.modules) {
    const path = join(stackDir, dirOf(digest), name);
    copyFileSync(join(first.dir, name), path);
    chmodSync(path, 0o644);
  }

  return {
    put(version, modules) {
      const dir = join(stackDir, dirOf(version));
      makeDir(dir);
      for (const [name, text] of modules) writeFileSync(join(dir, name), text, { mode: 0o644 });
    },
    remove(version) {
      rmSync(join(stackDir, dirOf(version)), { recursive: true, force: true });
      removeLogs((name) => name === version);
    },
    find: (version) => ({ dir: dirOf(version), modules: readNames(join(stackDir, dirOf(version))) }),
    logOf,
    hadOthers,
  };
}

function makeDir(dir: string): void {
  mkdirSync(dir, { recursive: true });
  chmodSync(dir, 0o755);
}

function readNames(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
