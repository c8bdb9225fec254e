import { apiVersion, type OperationName } from "../../../client/src/mod.ts";
import type { Body } from "../forms/request-body.ts";

/** A call to show as code; `baseUrl` is the address of the service, `jobId` that of the created job. */
export type SnippetFacts = {
  operation: OperationName;
  /** `get` for the operation with a query, `job` for operations with jobs. */
  kind: "get" | "post" | "job";
  baseUrl: string;
  body: Body;
  jobId: string | null;
};

const methods: Readonly<Record<OperationName, string>> = {
  decode: "decode",
  decode_sensory: "decodeSensory",
  decode_symptoms: "decodeSymptoms",
  design: "design",
  draft: "draft",
  decide: "decide",
  get_decode_compound_id: "getDecodeCompoundId",
  daily_energy_expenditure_calculation: "dailyEnergyExpenditureCalculation",
};

const loopback = /^(127\.0\.0\.1|localhost)$/;
const dataUrl = /^(data:[^,]{0,80},)/;
const longestShown = 120;

/** Writes the call as curl, for a shell with the API key in KEY; for a job also the poll. */
export function writeCurl(facts: SnippetFacts): string {
  const address = `${facts.baseUrl}/functions/v1/${facts.operation}`;
  if (facts.kind === "get") return writeGet(address, Object.entries(facts.body));
  const body = JSON.stringify(shortenMedia(facts.body));
  const lines = [
    `curl -s ${quote(address)}`,
    ...headers(),
    `-H ${quote("content-type: application/json")}`,
    `-d ${quote(body)}`,
  ];
  const post = lines.join(" \\\n  ");
  if (facts.kind === "post") return post;
  return `${post}\n\n${writeGet(address, [["job_id", facts.jobId ?? "<job_id of the response>"]])}`;
}

function writeGet(address: string, query: readonly (readonly [string, unknown])[]): string {
  const parameters = query.map(([name, value]) => `--data-urlencode ${quote(`${name}=${String(value)}`)}`);
  return [`curl -s -G ${quote(address)}`, ...headers(), ...parameters].join(" \\\n  ");
}

function headers(): string[] {
  return ['-H "x-api-key: $KEY"', `-H ${quote(`service-api-version: ${apiVersion}`)}`];
}

/** In a shell, a single quote always ends single-quoted text. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Writes the call as TypeScript with the client package, for an environment with the API key in KEY. */
export function writeClientCode({ operation, kind, baseUrl, body }: SnippetFacts): string {
  const argument = kind === "get" ? JSON.stringify(body.q ?? "") : writeObject(shortenMedia(body));
  return [
    `import { createClient } from "nutrition-analysis-client";`,
    "",
    `const client = createClient({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: process.env.KEY });`,
    `const { result, meta } = await client.${methods[operation]}(${argument});`,
  ].join("\n");
}

/** Unquotes member names: they start a line, which no text inside a value can. */
function writeObject(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^( *)"([A-Za-z_]\w*)":/gm, "$1$2:");
}

/** Replaces the bytes of pictures and recordings in a request, so that it can be shown. */
export function shortenMedia(value: unknown): unknown {
  if (typeof value === "string") return shortenText(value);
  if (Array.isArray(value)) return value.map(shortenMedia);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenMedia(member)]));
}

function shortenText(text: string): string {
  const [, head] = dataUrl.exec(text) ?? [];
  return head !== undefined && text.length > longestShown ? `${head}<the file's bytes in base64>` : text;
}

/**
 * The address at which code outside the page calls the service. The local stack serves both; behind a proxy the page
 * does not know the address, and the code has a placeholder.
 */
export function findServiceAddress({ hostname, origin }: Pick<Location, "hostname" | "origin">): string {
  return loopback.test(hostname) ? origin : "https://service.example";
}
