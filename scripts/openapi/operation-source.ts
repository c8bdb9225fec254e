import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { type OperationName, operationNames } from "../../shared/platform/kernel/mod.ts";

/** A recorded response of the service. */
export type RecordedResponse = {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
  /** What was cut for brevity. */
  shortened?: string;
};

/** Recorded responses by status and code. */
export type RecordedErrors = Record<string, Record<string, RecordedResponse>>;

/** Recorded responses of one operation, by the name of the request or the code of the error. */
export type RecordedExamples = {
  examples: Record<
    string,
    { accepted?: RecordedResponse; completed?: RecordedResponse; response?: RecordedResponse }
  >;
  /** Polls of an unfinished job. */
  pending?: { queued: RecordedResponse; processing: RecordedResponse };
  errors: RecordedErrors;
  /** Polls of a failed job. */
  jobErrors?: Record<string, RecordedResponse>;
};

/** Recorded errors in the common form: of requests, and of polls where these differ. */
export type CommonExamples = { errors: RecordedErrors; pollErrors: RecordedErrors };

/** What the document describes one operation with. */
export type OperationSource = {
  name: OperationName;
  reference: OperationReference;
  recorded: RecordedExamples;
  /** Errors of requests: the common ones and the operation's own. */
  errors: RecordedErrors;
  /** Errors of polls. */
  pollErrors: RecordedErrors;
};

const rootDir = join(import.meta.dirname, "..", "..");

/** Loads the reference and the recorded responses of every operation, in the contract's order. */
export async function loadSources(): Promise<OperationSource[]> {
  const common: CommonExamples = readJson("shared", "platform", "http", "common-examples.json");
  return Promise.all(operationNames.map((name) => loadSource(name, common)));
}

async function loadSource(name: OperationName, common: CommonExamples): Promise<OperationSource> {
  const path = join(rootDir, "functions", name, "reference.ts");
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
  return JSON.parse(readFileSync(join(rootDir, ...names), "utf8"));
}
