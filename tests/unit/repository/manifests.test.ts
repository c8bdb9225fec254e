import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..", "..");
const imported = /\b(?:from |import\()"((?:@[\w.-]+\/)?[\w-][\w.-]*)(?:\/[^"]*)?"/g;
const folders = [
  ...globSync("functions/*/package.json", { cwd: root }).map((path) => path.replace("/package.json", "")),
  "shared",
];

function readDependencies(folder: string): Record<string, string> {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")).dependencies;
}

/** The packages that the sources of a folder import, without those of Node. */
function listImported(folder: string): string[] {
  const files = globSync(`${folder}/**/*.ts`, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] });
  const names = files.flatMap((file) => {
    const code = readFileSync(join(root, file), "utf8").replace(/^\s*(?:\/\/|\*).*$/gm, "");
    return [...code.matchAll(imported)].map(([, name = ""]) => name);
  });
  return [...new Set(names)].sort();
}

it.each(folders)("%s names the packages that it imports, and no others", (folder) => {
  const named = Object.keys(readDependencies(folder)).filter((name) => name !== "@nas/shared");
  expect(named.sort()).toEqual(listImported(folder));
});

it("a package has one version everywhere", () => {
  const versions = new Map<string, Set<string>>();
  for (const folder of folders)
    for (const [name, version] of Object.entries(readDependencies(folder)))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  expect([...versions].filter(([, each]) => each.size > 1)).toEqual([]);
});
