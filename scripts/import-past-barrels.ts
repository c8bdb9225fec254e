import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "esbuild";

const valueImport = /^import \{([^}]*)\} from "([^"]*\/mod\.ts)";$/gm;
const reexport = /^export \{([^}]*)\} from "(\.\/[^"]+)";$/gm;

/**
 * An esbuild plugin that redirects imports from a `mod.ts` to the file that declares the name. esbuild assigns whole
 * files to chunks: a function's entry would otherwise evaluate everything that such a `mod.ts` exports.
 * The paths of the `mod.ts` files that were read are added to `barrels`.
 */
export function importPastBarrels(barrels: Set<string>): Plugin {
  const homes = new Map<string, ReadonlyMap<string, string>>();

  function findHomes(barrel: string): ReadonlyMap<string, string> {
    const known = homes.get(barrel) ?? readHomes(barrel);
    homes.set(barrel, known);
    barrels.add(barrel);
    return known;
  }

  return {
    name: "import-past-barrels",
    setup(build) {
      build.onLoad({ filter: /\/(?:functions|shared)\/.*\.ts$/ }, ({ path }) => {
        if (path.includes("/node_modules/")) return undefined;
        const contents = readFileSync(path, "utf8").replace(
          valueImport,
          (_, names: string, specifier: string) =>
            importFromHomes(path, listNames(names), findHomes(join(dirname(path), specifier))),
        );
        return { contents, loader: "ts" };
      });
    },
  };
}

/** The files that declare the exports of a barrel: absolute paths by name. */
function readHomes(barrel: string): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const [, names = "", specifier = ""] of readFileSync(barrel, "utf8").matchAll(reexport))
    for (const name of listNames(names)) homes.set(name, join(dirname(barrel), specifier));
  return homes;
}

/** The names of an import or export clause without its types. */
function listNames(clause: string): string[] {
  const names = clause.split(",").map((name) => name.trim());
  return names.filter((name) => name !== "" && !name.startsWith("type "));
}

function importFromHomes(path: string, names: readonly string[], homes: ReadonlyMap<string, string>): string {
  const imports = names.map((name) => {
    const home = homes.get(name.split(" as ")[0] ?? "");
    if (home === undefined) throw new Error(`Cannot bundle ${path}: no mod.ts exports ${name}`);
    const specifier = relative(dirname(path), home);
    return `import { ${name} } from "${specifier.startsWith(".") ? specifier : `./${specifier}`}";`;
  });
  return imports.join(" ");
}
