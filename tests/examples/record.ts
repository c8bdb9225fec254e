// Records the responses that the API reference shows, with a stack of its own.
// Usage: npm run examples
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { references } from "../../scripts/references.ts";
import { operationNames } from "../../shared/platform/kernel/operation-name.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import { playCommon, playOperation } from "./play-operation.ts";

const rootDir = join(import.meta.dirname, "..", "..");

const stack = await startThrowawayStack();
try {
  const stage = { baseUrl: stack.url, serviceKey: stack.serviceKey, workSecret: stack.workSecret };
  writeJson("shared/platform/http/common-examples.json", await playCommon(stage, references.design));
  for (const name of operationNames)
    writeJson(`functions/${name}/examples.json`, await playOperation(stage, name, references[name]));
} finally {
  await stack.remove();
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(join(rootDir, path), `${JSON.stringify(value, null, 2)}\n`);
  console.log(`Recorded ${path}`);
}
