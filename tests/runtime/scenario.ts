import type { CallOptions } from "../support/call-api.ts";
import type { ApiResponse } from "../support/read-response.ts";

/** What later requests take from earlier responses. */
export type Memory = { jobId: string };

/** One request and what every runtime must respond. */
export type Step = {
  name: string;
  path: string | ((memory: Memory) => string);
  request?: CallOptions;
  status: number;
  /** A part of the response's body. */
  body?: object;
  /** Repeats the request until this holds. */
  until?: (response: ApiResponse) => boolean;
};

const energy = "daily_energy_expenditure_calculation";
const energyBody = { gender: "male", height: 175, weight: 70, age: 30, activity: "sedentary" };
const items = [
  { canonical_name: "banana", quantity: 118, unit: "g" },
  { canonical_name: "whole milk", quantity: 0.2, unit: "kg", brand: null, attributes: [] },
];
const decodeBody = { input_mode: "structured", items: items };
const textBody = { input_mode: "unstructured", foodText: "150 g of cooked white rice and two eggs" };
const tasteBody = { foodText: "a lemon", food_output_language: "German" };
const symptomsBody = {
  symptomText: "A mild headache for two hours after lunch",
  timezone: "Europe/Berlin",
  reported_time: "2026-03-29T20:00",
};
const recipeBody = {
  request_text: "a vegan curry with chickpeas",
  compound_filters: [{ compound: "Protein", operator: ">=", threshold: 15, unit: "g" }],
};
const planBody = {
  type: "meal_plan",
  plan_days: 2,
  diet: "pescatarian",
  daily_energy_kcal_min: 1900,
  daily_energy_kcal_max: 2100,
};
const draftBody = {
  recipe_title: "Pancakes",
  ingredients: ["200 g flour", "300 ml milk", "2 eggs", "1 pinch of salt"],
  diet: "vegan",
};
const kib = 1024;

const code = (name: string) => ({ error: { code: name } });
const hasEnded = ({ body }: ApiResponse) => ["completed", "failed"].includes(String(body?.data?.status));

/** The life of an integration: what it sends, right and wrong, to a decode job's end. */
export const scenario: Step[] = [
  { name: "health", path: "decode/health", request: { key: null, version: null }, status: 200 },
  {
    name: "energy",
    path: energy,
    request: { body: energyBody },
    status: 200,
    body: { data: { results: { total_daily_energy_expenditure_kcal: 2042.42 } } },
  },
  {
    name: "energy of a wrong field",
    path: energy,
    request: { body: { ...energyBody, age: -1 } },
    status: 400,
    body: { error: "Cannot read age: must be greater than 0" },
  },
  { name: "an empty body", path: energy, request: { method: "POST", body: "" }, status: 400 },
  {
    name: "bytes that are not UTF-8",
    path: "decode",
    request: { body: new Uint8Array([0x7b, 0xff, 0x7d]) },
    status: 400,
    body: code("invalid_json"),
  },
  {
    name: "a body beyond 256 KB",
    path: energy,
    request: { body: JSON.stringify(energyBody).padEnd(257 * kib) },
    status: 413,
    body: code("input_too_large"),
  },
  {
    name: "a body beyond 40 MB",
    path: "decode",
    request: { body: JSON.stringify(decodeBody).padEnd(41 * kib * kib) },
    status: 413,
    body: code("input_too_large"),
  },
  {
    name: "no key",
    path: energy,
    request: { key: null, body: energyBody },
    status: 401,
    body: code("missing_api_key"),
  },
  {
    name: "no such key",
    path: energy,
    request: { key: "nas", body: energyBody },
    status: 401,
    body: code("invalid_api_key"),
  },
  {
    name: "no version",
    path: energy,
    request: { version: null, body: energyBody },
    status: 400,
    body: { error: { code: "unsupported_api_version", details: { supported: ["2026-07-10"] } } },
  },
  { name: "HEAD", path: "decode", request: { method: "HEAD" }, status: 405 },
  {
    name: "OPTIONS",
    path: "decode",
    request: { method: "OPTIONS" },
    status: 405,
    body: code("method_not_allowed"),
  },
  { name: "an unknown path", path: "decode/nothing", status: 404, body: code("invalid_request") },
  {
    name: "the work route without its secret",
    path: "decode/work",
    request: { method: "POST" },
    status: 404,
  },
  {
    name: "a compound with a slip",
    path: "get_decode_compound_id?q=caffiene",
    status: 200,
    body: { data: { status: "resolved", compound_id: "1057" } },
  },
  {
    name: "an ambiguous compound",
    path: "get_decode_compound_id?q=vitamin",
    status: 200,
    body: { data: { status: "needs_clarification" } },
  },
  { name: "no query", path: "get_decode_compound_id", status: 400, body: code("invalid_request") },
  {
    name: "a decode of a wrong field",
    path: "decode",
    request: { body: { ...decodeBody, items: [{ ...items[0], unit: "lb" }] } },
    status: 400,
    body: { error: { code: "invalid_request", details: { field: "items[0].unit" } } },
  },
  {
    name: "a decode of an unknown compound",
    path: "decode",
    request: { body: { ...decodeBody, compound_identifier_names: ["protein"] } },
    status: 422,
    body: code("invalid_compound_identifier"),
  },
  {
    name: "a decode of media",
    path: "decode",
    request: { body: { input_mode: "unstructured", foodImage: "data:image/png;base64,iVBORw0KGgo=" } },
    status: 503,
    body: code("service_unavailable"),
  },
  {
    name: "a decode",
    path: "decode",
    request: { body: decodeBody },
    status: 202,
    body: { data: { status: "queued" } },
  },
  {
    name: "its end",
    path: ({ jobId }) => `decode?job_id=${jobId}`,
    until: hasEnded,
    status: 200,
    body: { data: { status: "completed", error: null, result: { type: "food_detected" } } },
  },
  {
    name: "its state alone",
    path: ({ jobId }) => `decode?job_id=${jobId}&include_result=false`,
    status: 200,
    body: { data: { status: "completed", error: null } },
  },
  { name: "a decode of text", path: "decode", request: { body: textBody }, status: 202 },
  {
    name: "its end as well",
    path: ({ jobId }) => `decode?job_id=${jobId}`,
    until: hasEnded,
    status: 200,
    body: { data: { status: "completed", result: { items: [{ quantity_g: 150 }, { item_id: 2 }] } } },
  },
  { name: "tastes of a meal", path: "decode_sensory", request: { body: tasteBody }, status: 202 },
  {
    name: "their end",
    path: ({ jobId }) => `decode_sensory?job_id=${jobId}`,
    until: hasEnded,
    status: 200,
    body: { data: { status: "completed", result: { items: [{ display_language: "German" }] } } },
  },
  { name: "symptoms", path: "decode_symptoms", request: { body: symptomsBody }, status: 202 },
  {
    name: "the end of the symptoms",
    path: ({ jobId }) => `decode_symptoms?job_id=${jobId}`,
    until: hasEnded,
    status: 200,
    body: { data: { result: { symptoms: [{ symptom_type: "SYMP:0000504", duration: "PT2H" }] } } },
  },
  { name: "a recipe", path: "design", request: { body: recipeBody }, status: 202 },
  {
    name: "the end of the recipe",
    path: ({ jobId }) => `design?job_id=${jobId}`,
    until: hasEnded,
    status: 200,
    body: { data: { status: "completed", result: { unmet_wishes: [] } } },
  },
  { name: "a plan in steps", path: "design", request: { body: planBody }, status: 202 },
  {
    name: "the end of the plan",
    path: ({ jobId }) => `design?job_id=${jobId}`,
    until: hasEnded,
    status: 200,
    body: { data: { status: "completed", result: { meal_plan: { days: [{ day: 1 }, { day: 2 }] } } } },
  },
  {
    name: "a design of nothing",
    path: "design",
    request: { body: {} },
    status: 400,
    body: { error: { code: "validation_error", details: { field: "type" } } },
  },
  { name: "a draft", path: "draft", request: { body: draftBody }, status: 202 },
  {
    name: "the end of the draft",
    path: ({ jobId }) => `draft?job_id=${jobId}`,
    until: hasEnded,
    status: 200,
    body: { data: { status: "completed", error: null } },
  },
  {
    name: "a decision",
    path: "decide",
    request: { body: { request_text: "An apple or a glazed doughnut as a snack?" } },
    status: 200,
    body: { data: { status: "completed", result: { outcome: "selected", selected_option: 1 } } },
  },
  {
    name: "a decision of a wrong field",
    path: "decide",
    request: { body: { request_text: "?", options: [] } },
    status: 400,
    body: { data: { status: "failed", result: null, error: { code: "validation_error" } } },
  },
  { name: "no job", path: "decode?job_id=nothing", status: 404, body: code("job_not_found") },
];
