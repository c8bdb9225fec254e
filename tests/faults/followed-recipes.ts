import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const checkoutDir = join(import.meta.dirname, "..", "..");
const copied = ["functions", "shared", "supabase", "scripts", "client", "console", "docs"];
const copiedFiles = [
  "NOTICE",
  "package.json",
  "package-lock.json",
  "deno.json",
  "tsconfig.json",
  "turbo.json",
];
const notCopied = new Set(["node_modules", "dist", ".turbo"]);

/** A checkout in which the recipes of a page were followed. */
export type FollowedRecipes = { rootDir: string; blocks: number; remove: () => void };

type Block = { kind: string; path: string; text: string };

/** Copies the checkout and does what the blocks of the page that name a file say: write it, or change its lines. */
export function followRecipes(page: string): FollowedRecipes {
  const rootDir = mkdtempSync(join(tmpdir(), "nas-recipes-"));
  const options = { recursive: true, filter: (path: string) => !notCopied.has(basename(path)) };
  for (const name of [...copied, ...copiedFiles])
    cpSync(join(checkoutDir, name), join(rootDir, name), options);
  for (const name of ["node_modules", "shared/node_modules"])
    symlinkSync(join(checkoutDir, name), join(rootDir, name));
  const blocks = readBlocks(readFileSync(join(checkoutDir, page), "utf8"));
  for (const block of blocks) followBlock(rootDir, block);
  return { rootDir, blocks: blocks.length, remove: () => rmSync(rootDir, { recursive: true, force: true }) };
}

function readBlocks(markdown: string): Block[] {
  const fenced = markdown.matchAll(/^( *)```(\w+) (\S+)\n([\s\S]*?)^\1```$/gm);
  return [...fenced].map(([, indent = "", kind = "", path = "", text = ""]) => ({
    kind,
    path,
    text: text.replace(new RegExp(`^${indent}`, "gm"), ""),
  }));
}

function followBlock(rootDir: string, { kind, path, text }: Block): void {
  const target = join(rootDir, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, kind === "diff" ? changeLines(path, readFileSync(target, "utf8"), text) : text);
}

function changeLines(path: string, text: string, diff: string): string {
  const lines = diff.trimEnd().split("\n");
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(sign) || line.startsWith(" "))
      .map((line) => line.slice(1))
      .join("\n");
  const [before = "", after, ...further] = text.split(side("-"));
  if (after === undefined || further.length > 0)
    throw new Error(`Cannot follow the page: ${path} does not have these lines once:\n${side("-")}`);
  return before + side("+") + after;
}
