import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The name of the file beside a bundle that has the notices of its packages. */
export const noticesName = "third-party-notices.txt";

const licenceFile = /^(licen[cs]e|copying|notice)/i;
const packagePath = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const introduction =
  "Parts of these files come from the packages below. Their licences require that these notices go with them.";

/**
 * The notices of the packages that a bundle contains: name, version, licence, and the texts that the package has of it.
 * `inputs` are the files of the bundle, relative to `rootDir`.
 */
export function collectNotices(inputs: readonly string[], rootDir: string): string {
  const paths = inputs.flatMap((input) => packagePath.exec(input)?.[0] ?? []);
  const notices = [...new Set(paths)].map((path) => describePackage(join(rootDir, path)));
  return [introduction, ...new Set(notices.sort())].join(`\n\n${"-".repeat(80)}\n\n`).concat("\n");
}

function describePackage(dir: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8"));
  const texts = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map((entry) => readFileSync(join(dir, entry.name), "utf8").trim())
    .sort();
  return [`${name} ${version} (${license})`, ...texts].join("\n\n");
}
