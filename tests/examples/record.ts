// Records the answers that the API reference shows, with a stack of its own.
// Usage: npm run examples
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { references } from "../../scripts/references.ts";
import { OPERATION_NAMES } from "../../shared/kernel/operation-name.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import { playCommon, playOperation } from "./play-operation.ts";

const ROOT_DIR = join(import.meta.dirname, "..", "..");

const stack = await startThrowawayStack();
try {
  const stage = { baseUrl: stack.url, serviceKey: stack.serviceKey, workSecret: stack.workSecret };
  writeJson("shared/http/common-examples.json", await playCommon(stage, references.design));
  for (const name of OPERATION_NAMES)
    writeJson(`functions/${name}/examples.json`, await playOperation(stage, name, references[name]));
} finally {
  await stack.remove();
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(join(ROOT_DIR, path), `${JSON.stringify(value, null, 2)}\n`);
  console.log(`Recorded ${path}`);
}
