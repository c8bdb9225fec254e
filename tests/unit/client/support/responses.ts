import type { ScriptedResponse } from "./scripted-client.ts";

const envelopeMeta = { request_id: "r-1", api_version: "2026-07-10" };

type Shape = { status?: number; headers?: Record<string, string>; meta?: Record<string, unknown> };

/** A response in the envelope of the service. */
export function respond(
  data: unknown,
  { status = 200, headers = {}, meta = {} }: Shape = {},
): ScriptedResponse {
  return () => Response.json({ data, meta: { ...envelopeMeta, ...meta } }, { status, headers });
}

/** The 202 of job `j-1`. */
export function accepted(headers: Record<string, string> = {}): ScriptedResponse {
  const data = { job_id: "j-1", status: "queued", status_url: "https://elsewhere.example/steal" };
  return respond(data, { status: 202, headers });
}

/** A poll that finds job `j-1` unfinished. */
export function unfinished(
  status: "queued" | "processing",
  { hintSeconds, progress }: { hintSeconds?: number; progress?: unknown } = {},
): ScriptedResponse {
  const meta = {
    ...(hintSeconds !== undefined && { retry_after_seconds: hintSeconds }),
    ...(progress !== undefined && { progress }),
  };
  return respond({ job_id: "j-1", status, result: null, error: null }, { meta });
}

/** A poll that finds job `j-1` completed. */
export function completed(result: unknown): ScriptedResponse {
  const meta = { catalogue_release: "c-1", warnings: ["amount_assumed"] };
  return respond({ job_id: "j-1", status: "completed", result, error: null }, { meta });
}

/** A poll that finds job `j-1` failed. */
export function failed(error: unknown): ScriptedResponse {
  return respond({ job_id: "j-1", status: "failed", result: null, error });
}

/** A refusal in the common form. */
export function refusal(
  status: number,
  code: string,
  { details, headers = {} }: { details?: unknown; headers?: Record<string, string> } = {},
): ScriptedResponse {
  const error = { code, message: `Cannot serve: ${code}`, ...(details !== undefined && { details }) };
  return () => Response.json({ error, meta: envelopeMeta }, { status, headers });
}

/** A page of a proxy. */
export function page(status: number, text = "<html>Bad gateway</html>"): ScriptedResponse {
  return () => new Response(text, { status, headers: { "content-type": "text/html" } });
}

/** A JSON response. */
export function json(body: unknown, status: number): ScriptedResponse {
  return () => Response.json(body, { status });
}

/** A connection that breaks. */
export function broken(): ScriptedResponse {
  return () => {
    throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
  };
}

/** A connection that never responds, even to an abort. */
export function silence(): ScriptedResponse {
  return () => new Promise<never>(() => {});
}
