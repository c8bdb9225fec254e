import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { OperationName } from "../../../shared/platform/kernel/operation-name.ts";
import { type CallOptions, callApi } from "../../support/call-api.ts";
import { patienceMs } from "../../support/patience.ts";
import type { ApiResponse } from "../../support/read-response.ts";

const pauseMs = 15;

/** Polls a job, by default of decode, until it has ended; throws when it does not. */
export async function pollToEnd(
  jobId: string,
  options: CallOptions = {},
  operation: OperationName = "decode",
): Promise<ApiResponse> {
  const giveUpAtMs = performance.now() + patienceMs;
  for (;;) {
    const response = await callApi(`${operation}?job_id=${jobId}`, options);
    expect({ status: response.status, text: response.text }).toMatchObject({ status: 200 });
    const status: unknown = response.body?.data?.status;
    if (status === "completed" || status === "failed") return response;
    if (performance.now() > giveUpAtMs) throw new Error(`Cannot await the job: it is still ${status}`);
    await wait(pauseMs);
  }
}

/** Posts a request that must be accepted, and polls its job to the end. */
export async function runToEnd(
  operation: OperationName,
  body: Record<string, unknown>,
  options: CallOptions = {},
): Promise<ApiResponse> {
  const accepted = await callApi(operation, { ...options, body });
  expect({ status: accepted.status, text: accepted.text }).toMatchObject({ status: 202 });
  return pollToEnd(String(accepted.body?.data?.job_id), options, operation);
}

/** Posts a decode request that must be accepted, and polls its job to the end. */
export function decodeToEnd(body: Record<string, unknown>, options: CallOptions = {}): Promise<ApiResponse> {
  return runToEnd("decode", body, options);
}

/** One row per compound, as a completed decode job shows it. */
export type Row = Record<string, unknown> & {
  compound_identifier_id: number;
  measurement_value: number | null;
  incomplete: boolean;
};

/** An item as a completed decode job shows it. */
export type Item = Record<string, unknown> & { canonical_name: string; quantity_g: number; status: string };

export type DecodeResult = { type: string; items: Item[]; molecular_analysis: Row[] };

/** The result of a decode that must complete without an error. */
export async function decodeResult(
  body: Record<string, unknown>,
  options: CallOptions = {},
): Promise<DecodeResult> {
  const { text } = await decodeToEnd(body, options);
  const { data }: { data: { status: string; result: DecodeResult; error: unknown } } = JSON.parse(text);
  expect({ status: data.status, error: data.error }).toEqual({ status: "completed", error: null });
  return data.result;
}
