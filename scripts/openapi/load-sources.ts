import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { OPERATION_NAMES, type OperationName } from "../../shared/kernel/operation-name.ts";
import type { OperationSource, RecordedErrors, RecordedExamples } from "./operation-source.ts";

const ROOT_DIR = join(import.meta.dirname, "..", "..");

/** What the reference and the recorded answers of every operation say, in the contract's order. */
export async function loadSources(): Promise<OperationSource[]> {
  const common = readCommonErrors();
  return Promise.all(OPERATION_NAMES.map((name) => loadSource(name, common)));
}

async function loadSource(name: OperationName, common: RecordedErrors): Promise<OperationSource> {
  const folder = join(ROOT_DIR, "functions", name);
  const { reference }: { reference: OperationReference } = await import(join(folder, "reference.ts"));
  const own: RecordedExamples = readJson(join(folder, "examples.json")) ?? { examples: {}, errors: {} };
  return { name, reference, recorded: { ...own, errors: joinErrors(common, own.errors) } };
}

function readCommonErrors(): RecordedErrors {
  return readJson(join(ROOT_DIR, "shared", "http", "common-examples.json")) ?? {};
}

function joinErrors(common: RecordedErrors, own: RecordedErrors): RecordedErrors {
  const statuses = new Set([...Object.keys(common), ...Object.keys(own)]);
  return Object.fromEntries([...statuses].map((status) => [status, { ...common[status], ...own[status] }]));
}

function readJson(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}
