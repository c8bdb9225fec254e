import { API_VERSION } from "../../../client/src/mod.ts";
import { shortenMedia } from "./shorten-media.ts";
import type { SnippetFacts } from "./snippet-facts.ts";

/** The call as curl, for a shell in which KEY is the API key; of a job also the poll. */
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
  return `${post}\n\n${writeGet(address, [["job_id", facts.jobId ?? "<job_id of the answer>"]])}`;
}

function writeGet(address: string, query: readonly (readonly [string, unknown])[]): string {
  const parameters = query.map(([name, value]) => `--data-urlencode ${quote(`${name}=${String(value)}`)}`);
  return [`curl -s -G ${quote(address)}`, ...headers(), ...parameters].join(" \\\n  ");
}

function headers(): string[] {
  return ['-H "x-api-key: $KEY"', `-H ${quote(`service-api-version: ${API_VERSION}`)}`];
}

/** Single quotes end a shell's quoted text, whatever stands before them. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
