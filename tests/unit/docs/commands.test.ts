import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { expect, test } from "vitest";
import { createContext } from "../../../cli/run/context.ts";
import { createProgram } from "../../../cli/run/create-program.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const pages = globSync(["*.md", "docs/*.md", "client/*.md"], { cwd: root }).sort();
const npmRun = /npm run (?:--silent )?([a-z][\w:-]*)(?: -w ([@\w/-]+))?/g;
const nas = /(?:^|`)(?:npm run (?:--silent )?nas -- |nas )((?:\\\n|[^`#|\n])+)/gm;

const program = createProgram(createContext(process));

function readPage(page: string): string {
  return readFileSync(join(root, page), "utf8");
}

function listScripts(workspace: string | undefined): string[] {
  const manifests = ["package.json", ...globSync("{client,console,cli}/package.json", { cwd: root })];
  const settings = manifests.map((path) => JSON.parse(readPage(path)));
  const chosen = settings.find(({ name }, index) => (workspace ? name === workspace : index === 0));
  return Object.keys(chosen?.scripts ?? {});
}

/** The command lines of a page: `nas …` as a line or between backticks, with `npm run` or without. */
function listCommandLines(page: string): string[][] {
  return [...readPage(page).matchAll(nas)].map(([, line = ""]) =>
    line.replaceAll("\\\n", " ").trim().split(/\s+/),
  );
}

/** Says what of a command line the program does not know; null where it knows all. */
function findUnknown(words: readonly string[]): string | null {
  let command: Command = program;
  for (const word of words) {
    const next = command.commands.find((each) => each.name() === word);
    if (!next) break;
    command = next;
  }
  if (command.commands.length > 0 && !words.includes("--help")) return `${words.join(" ")}: no such command`;
  const known = [...command.options, ...program.options].map(({ long }) => long);
  const unknown = words.find((word) => word.startsWith("--") && ![...known, "--help"].includes(word));
  return unknown === undefined ? null : `${words.join(" ")}: no option ${unknown}`;
}

test("the README names every npm script", () => {
  const readme = readPage("README.md");
  const names = listScripts(undefined).map(
    (script) => new RegExp(`\\bnpm (run (--silent )?)?${script}(?![:\\w])`),
  );
  expect(names.filter((name) => !name.test(readme))).toEqual([]);
});

test.for(pages)("every npm script that %s names exists", (page) => {
  const named = [...readPage(page).matchAll(npmRun)];
  const unknown = named.filter(([, script = "", workspace]) => !listScripts(workspace).includes(script));
  expect(unknown.map(([, script = ""]) => script)).toEqual([]);
});

test.for(pages)("every command and option of nas that %s names exists", (page) => {
  expect(listCommandLines(page).flatMap((words) => findUnknown(words) ?? [])).toEqual([]);
});

test("the command lines of the pages are found", () => {
  expect(listCommandLines("docs/operate.md").length).toBeGreaterThan(20);
  expect(listCommandLines("README.md").length).toBeGreaterThan(0);
});
