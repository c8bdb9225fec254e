import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationReference } from "../../shared/http/operation-reference.ts";
import { OPERATION_NAMES, type OperationName } from "../../shared/kernel/operation-name.ts";
import type {
  CommonExamples,
  OperationSource,
  RecordedErrors,
  RecordedExamples,
} from "./operation-source.ts";

const ROOT_DIR = join(import.meta.dirname, "..", "..");

/** What the reference and the recorded answers of every operation say, in the contract's order. */
export async function loadSources(): Promise<OperationSource[]> {
  const common: CommonExamples = readJson("shared", "http", "common-examples.json");
  return Promise.all(OPERATION_NAMES.map((name) => loadSource(name, common)));
}

async function loadSource(name: OperationName, common: CommonExamples): Promise<OperationSource> {
  const path = join(ROOT_DIR, "functions", name, "reference.ts");
  const { reference }: { reference: OperationReference } = await import(path);
  const recorded: RecordedExamples = readJson("functions", name, "examples.json");
  return {
    name,
    reference,
    recorded,
    errors: joinErrors(common.errors, recorded.errors),
    pollErrors: joinErrors(common.errors, common.pollErrors),
  };
}

function joinErrors(common: RecordedErrors, own: RecordedErrors): RecordedErrors {
  const statuses = new Set([...Object.keys(common), ...Object.keys(own)]);
  return Object.fromEntries([...statuses].map((status) => [status, { ...common[status], ...own[status] }]));
}

function readJson(...names: string[]) {
  return JSON.parse(readFileSync(join(ROOT_DIR, ...names), "utf8"));
}
