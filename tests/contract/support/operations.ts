import { listOperations } from "../../../scripts/bundle.ts";
import { type OperationName, operationNames } from "../../../shared/platform/kernel/operation-name.ts";
import { type CallOptions, callApi } from "../../support/call-api.ts";
import type { ApiResponse } from "../../support/read-response.ts";

/** A request that an operation serves well: what the shared suites vary. */
export type SampleRequest = {
  method: "GET" | "POST";
  /** As in the `Allow` header. */
  allowedMethods: string[];
  query: string;
  body: Record<string, unknown> | null;
  status: number;
  /** Code for a body that is no object. */
  shapeCode: string;
  /** A body with a wrong field, or a wrong query. */
  wrong: { body?: Record<string, unknown>; query?: string };
};

const samples: { [operation in OperationName]?: SampleRequest } = {
  daily_energy_expenditure_calculation: {
    method: "POST",
    allowedMethods: ["POST"],
    query: "",
    body: { gender: "female", height: 165, weight: 60, age: 30, activity: "office" },
    status: 200,
    shapeCode: "invalid_request_shape",
    wrong: { body: { gender: "female" } },
  },
  decide: {
    method: "POST",
    allowedMethods: ["POST"],
    query: "",
    body: { request_text: "An apple or a doughnut as a snack?" },
    status: 200,
    shapeCode: "invalid_request_shape",
    wrong: { body: { request_text: "" } },
  },
  decode: {
    method: "POST",
    allowedMethods: ["POST", "GET"],
    query: "",
    body: {
      input_mode: "structured",
      items: [{ canonical_name: "banana", quantity: 1, unit: "g" }],
      compound_identifier_ids: [1003],
    },
    status: 202,
    shapeCode: "invalid_request",
    wrong: { body: { input_mode: "structured", items: [] } },
  },
  decode_sensory: {
    method: "POST",
    allowedMethods: ["POST", "GET"],
    query: "",
    body: { foodText: "a banana" },
    status: 202,
    shapeCode: "invalid_request_shape",
    wrong: { body: { sensoryOutput: "per_food" } },
  },
  decode_symptoms: {
    method: "POST",
    allowedMethods: ["POST", "GET"],
    query: "",
    body: { symptomText: "a mild headache since this morning" },
    status: 202,
    shapeCode: "invalid_request_shape",
    wrong: { body: { timezone: "Europe/Berlin" } },
  },
  design: {
    method: "POST",
    allowedMethods: ["POST", "GET"],
    query: "",
    body: { type: "recipe", diet: "vegan" },
    status: 202,
    shapeCode: "invalid_request_shape",
    wrong: { body: { type: "recipe", recipe_count: 11 } },
  },
  draft: {
    method: "POST",
    allowedMethods: ["POST", "GET"],
    query: "",
    body: { recipe_title: "Pancakes", ingredients: ["200 g flour", "300 ml milk", "2 eggs"], diet: "vegan" },
    status: 202,
    shapeCode: "invalid_request_shape",
    wrong: { body: { recipe_title: "" } },
  },
  get_decode_compound_id: {
    method: "GET",
    allowedMethods: ["GET"],
    query: "?q=Protein",
    body: null,
    status: 200,
    shapeCode: "invalid_request",
    wrong: { query: "?q=" },
  },
};

/** The operations that exist, from their folders; one without a sample here fails the suite. */
export const operations: readonly OperationName[] = listOperations().map(toOperationName);

/** The operations that take a body. */
export const postOperations = operations.filter((operation) => sampleOf(operation).method === "POST");

/** The sample of an operation; throws where a new operation has brought none. */
export function sampleOf(operation: OperationName): SampleRequest {
  const sample = samples[operation];
  if (!sample) throw new Error(`Cannot test ${operation}: it has no sample request`);
  return sample;
}

/** Sends the sample of an operation, with what the test changes of it. */
export function callSample(operation: OperationName, changes: CallOptions = {}): Promise<ApiResponse> {
  const { method, query, body } = sampleOf(operation);
  return callApi(operation + query, { method, ...(body && { body }), ...changes });
}

/** Sends a request that is wrong in a field or parameter, and otherwise the sample. */
export function callWrong(operation: OperationName, changes: CallOptions = {}): Promise<ApiResponse> {
  const { method, wrong } = sampleOf(operation);
  return callApi(operation + (wrong.query ?? ""), {
    method,
    ...(wrong.body && { body: wrong.body }),
    ...changes,
  });
}

function toOperationName(name: string): OperationName {
  const operation = operationNames.find((known) => known === name);
  if (!operation) throw new Error(`Cannot test ${name}: it is no operation of the contract`);
  return operation;
}
