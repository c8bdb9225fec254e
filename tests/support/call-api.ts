import { inject } from "vitest";
import type { ApiResponse } from "./read-response.ts";
import { type ApiRequest, sendRequest } from "./send-request.ts";

/** A request, by default to the shared stack with its molecular key. */
export type CallOptions = Partial<ApiRequest>;

/** Calls a path below `/functions/v1/` of the shared stack, as an integrator would. */
export function callApi(path: string, options: CallOptions = {}): Promise<ApiResponse> {
  const { key = inject("keys").molecular, baseUrl = inject("baseUrl") } = options;
  return sendRequest(path, { ...options, key, baseUrl });
}
