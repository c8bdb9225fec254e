import type { ScriptedAnswer } from "./scripted-client.ts";

const META = { request_id: "r-1", api_version: "2026-07-10" };

type Shape = { status?: number; headers?: Record<string, string>; meta?: Record<string, unknown> };

/** An answer in the service's envelope. */
export function answer(data: unknown, { status = 200, headers = {}, meta = {} }: Shape = {}): ScriptedAnswer {
  return () => Response.json({ data, meta: { ...META, ...meta } }, { status, headers });
}

/** The 202 of job `j-1`. */
export function accepted(headers: Record<string, string> = {}): ScriptedAnswer {
  const data = { job_id: "j-1", status: "queued", status_url: "https://elsewhere.example/steal" };
  return answer(data, { status: 202, headers });
}

/** A poll that finds job `j-1` unfinished. */
export function unfinished(
  status: "queued" | "processing",
  { hintSeconds, progress }: { hintSeconds?: number; progress?: unknown } = {},
): ScriptedAnswer {
  const meta = {
    ...(hintSeconds !== undefined && { retry_after_seconds: hintSeconds }),
    ...(progress !== undefined && { progress }),
  };
  return answer({ job_id: "j-1", status, result: null, error: null }, { meta });
}

/** A poll that finds job `j-1` completed. */
export function completed(result: unknown): ScriptedAnswer {
  const meta = { catalogue_release: "c-1", warnings: ["amount_assumed"] };
  return answer({ job_id: "j-1", status: "completed", result, error: null }, { meta });
}

/** A poll that finds job `j-1` failed. */
export function failed(error: unknown): ScriptedAnswer {
  return answer({ job_id: "j-1", status: "failed", result: null, error });
}

/** A refusal in the common form. */
export function refusal(
  status: number,
  code: string,
  { details, headers = {} }: { details?: unknown; headers?: Record<string, string> } = {},
): ScriptedAnswer {
  const error = { code, message: `Cannot serve: ${code}`, ...(details !== undefined && { details }) };
  return () => Response.json({ error, meta: META }, { status, headers });
}

/** A page of something that stands in between. */
export function page(status: number, text = "<html>Bad gateway</html>"): ScriptedAnswer {
  return () => new Response(text, { status, headers: { "content-type": "text/html" } });
}

/** JSON as it is told. */
export function json(body: unknown, status: number): ScriptedAnswer {
  return () => Response.json(body, { status });
}

/** A connection that breaks. */
export function broken(): ScriptedAnswer {
  return () => {
    throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
  };
}

/** A connection that says nothing, whatever becomes of the caller. */
export function silence(): ScriptedAnswer {
  return () => new Promise<never>(() => {});
}
