import type { Project } from "../../operate/project/find-project.ts";
import { RefusedError, UnreachableError } from "../../run/command-error.ts";

/** A request to the local stack's deployments; `doing` says what fails where it does. */
export type StackRequest = { method: "GET" | "POST" | "PUT"; path: string; body?: unknown; doing: string };

/** A version that does not start is given up after 15 s. */
const TIMEOUT_MS = 60_000;

/** Calls the stack's gateway with the service key; rejects with its own words where it refuses. */
export async function callStack(
  { url, serviceKey }: Pick<Project, "url" | "serviceKey">,
  { method, path, body, doing }: StackRequest,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/deployments/${path}`, {
    method,
    headers: { authorization: `Bearer ${serviceKey}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new UnreachableError(`Cannot ${doing}: the stack does not answer at ${url}`, { cause });
  });
  const answer = readMembers(await response.text());
  if (response.ok) return answer;
  const { message } = Object(answer.error);
  const told = typeof message === "string" ? message : `no deployments are at ${url}`;
  throw new RefusedError(`Cannot ${doing}: ${told} (${response.status})`, {
    requestId: response.headers.get("x-request-id") ?? undefined,
  });
}

function readMembers(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
