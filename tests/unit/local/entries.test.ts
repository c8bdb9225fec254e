import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleFunction, listOperations } from "../../../scripts/bundle.ts";

/** Words that occur only in the code that is loaded on demand. */
const later: [what: string, word: string][] = [
  ["the SDK of models", "api.openai.com"],
  ["the client of the Data API", "Content-Profile"],
  ["the driver of Postgres", "SCRAM-SHA-256"],
  ["the exporter of telemetry", "v1/traces"],
  ["the parsers of media", "OpusHead"],
  ["the guarded way out", "ipv4Mapped"],
];

const staticImport = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

/** The code that a process evaluates when it starts, and the code of all modules. */
async function readCode(operation: string): Promise<{ atStart: string; whole: string }> {
  const { dir, modules } = await bundleFunction(operation);
  const read = (name: string) => readFileSync(join(dir, name), "utf8");
  const evaluated = new Set<string>();
  const follow = (name: string): void => {
    if (evaluated.has(name)) return;
    evaluated.add(name);
    for (const [, imported = ""] of read(name).matchAll(staticImport)) follow(imported);
  };
  follow("index.js");
  return { atStart: [...evaluated].map(read).join(""), whole: modules.map(read).join("") };
}

test.for(listOperations())("%s starts without what it may never need", async (operation) => {
  const { atStart } = await readCode(operation);
  expect(later.filter(([, word]) => atStart.includes(word))).toEqual([]);
});

test("each of them is somewhere in a function that reads meals", async () => {
  const { whole } = await readCode("decode");
  expect(later.filter(([, word]) => !whole.includes(word))).toEqual([]);
});
