import type { Context } from "hono";

/** The one success envelope: `data`, and `meta` with the request id first. */
export function answerSuccess(
  c: Context,
  status: 200 | 202,
  data: unknown,
  meta: Record<string, unknown> = {},
): Response {
  return c.json(
    { data, meta: { request_id: c.var.requestId, api_version: c.var.apiVersion, ...meta } },
    status,
  );
}
