import { describe, expect, test } from "vitest";
import { buildDocument } from "../../../scripts/openapi/build-document.ts";
import { loadSources } from "../../../scripts/openapi/operation-source.ts";
import { errorStatus } from "../../../shared/platform/kernel/error-code.ts";
import { operationNames } from "../../../shared/platform/kernel/operation-name.ts";
import { committed, listResponses, routes, type Schema } from "./support/committed-document.ts";
import { SchemaChecker } from "./support/schema-checker.ts";

// The two lists of the contract, section 7.
const commonCodes = [
  "missing_api_key",
  "invalid_api_key",
  "scope_not_allowed",
  "quota_exceeded",
  "rate_limited",
  "invalid_json",
  "invalid_request",
  "invalid_request_shape",
  "too_many_options",
  "input_too_large",
  "user_context_not_allowed",
  "detect_signals_not_allowed",
  "validation_error",
  "method_not_allowed",
  "unsupported_api_version",
  "job_not_found",
  "backlog_high",
  "service_unavailable",
  "upstream_timeout",
  "upstream_error",
  "internal_error",
];
const notOfDecode = [
  "invalid_request_shape",
  "too_many_options",
  "user_context_not_allowed",
  "detect_signals_not_allowed",
  "validation_error",
  "upstream_timeout",
  "upstream_error",
];

const jobs = ["decode", "decode_sensory", "decode_symptoms", "design", "draft"];
const ofEveryRequest = [
  "internal_error",
  "invalid_api_key",
  "invalid_request",
  "method_not_allowed",
  "missing_api_key",
  "quota_exceeded",
  "rate_limited",
  "scope_not_allowed",
  "service_unavailable",
  "unsupported_api_version",
];
const ofBodies = ["input_too_large", "invalid_json"];
const ofJobs = ["backlog_high", "job_not_found"];

const checker = new SchemaChecker();
const ofOperations = routes.filter(({ path }) => !/health|openapi/.test(path));

function listCodes(name: string): Set<string> {
  const responses = ofOperations.filter(({ path }) => path.endsWith(`/${name}`)).flatMap(listResponses);
  return new Set(
    responses
      .filter(({ status }) => status >= 400)
      .flatMap(({ response }) => Object.keys(response.content["application/json"].examples ?? {})),
  );
}

function readMember(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

describe("the committed document", () => {
  test("equals the document built from the sources, in repeated builds", async () => {
    const { description } = committed.info;
    expect(buildDocument(await loadSources(), description)).toEqual(committed);
    expect(JSON.stringify(buildDocument(await loadSources(), description))).toBe(JSON.stringify(committed));
  });

  test("has every operation, its poll, its health and the document itself", () => {
    const ids = routes.map(({ operation }) => operation.operationId).sort();
    const expected = [
      ...operationNames,
      ...jobs.map((name) => `${name}_job`),
      ...operationNames.map((name) => `${name}_health`),
      "openapi",
    ];
    expect(ids).toEqual(expected.sort());
  });

  test("refers to nothing that is not there", () => {
    const references = [...JSON.stringify(committed).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    expect(references.length).toBeGreaterThan(100);
    for (const path of new Set(references)) {
      const found = path.split("/").reduce<unknown>(readMember, committed);
      expect(found, path).toBeDefined();
    }
  });

  test("says of every member of every schema what it is", () => {
    const silent = Object.entries(committed.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, member]) => !isDescribed(member))
        .map(([member]) => `${name}.${member}`),
    );
    expect(silent).toEqual([]);
  });
});

/** A reference, a constant, a list of values and nothing say what they are. */
function isDescribed({ description, $ref, enum: values, type, ...schema }: Schema): boolean {
  return Boolean(description ?? $ref ?? values) || type === "null" || "const" in schema;
}

describe("errors in the document", () => {
  test("the errors of decode are exactly those of the contract", () => {
    const codes = Object.keys(errorStatus).filter((code) => !notOfDecode.includes(code));
    expect([...listCodes("decode")].sort()).toEqual(codes.sort());
  });

  test.for(operationNames.filter((name) => name !== "decode"))("of %s are codes of the contract", (name) => {
    const codes = listCodes(name);
    expect([...codes].filter((code) => !commonCodes.includes(code))).toEqual([]);
    const expected = [
      ...ofEveryRequest,
      ...(name === "get_decode_compound_id"
        ? []
        : [...ofBodies, "invalid_request_shape", "validation_error"]),
      ...(jobs.includes(name) ? ofJobs : []),
      ...(name === "decide"
        ? ["too_many_options", "user_context_not_allowed", "detect_signals_not_allowed"]
        : []),
      ...(name === "decide" ? ["upstream_error", "upstream_timeout"] : []),
    ];
    expect([...codes].sort()).toEqual(expected.sort());
  });

  test.for(ofOperations)("of $operation.operationId each have an example with a reason", (operation) => {
    const errors = listResponses(operation).filter(({ status }) => status >= 400);
    expect(errors).not.toEqual([]);
    for (const { status, response } of errors) {
      const examples = Object.entries(response.content["application/json"].examples ?? {});
      expect(examples.length, String(status)).toBeGreaterThan(0);
      for (const [code, { summary }] of examples) {
        expect(summary, code).toBeTruthy();
        expect(response.description).toContain(`\`${code}\`: ${summary}`);
      }
    }
  });
});

describe("examples in the document", () => {
  test.for(ofOperations)("of $operation.operationId are what its schemas say", (operation) => {
    const responses = listResponses(operation);
    expect(responses).not.toEqual([]);
    for (const { status, pointer, response } of responses) {
      const { examples } = response.content["application/json"];
      expect(Object.keys(examples ?? {}), `${status}`).not.toEqual([]);
      for (const [name, { value }] of Object.entries(examples ?? {})) {
        const problems = checker.findProblems(`${pointer}/content/application~1json/schema`, value);
        expect([status, name, problems]).toEqual([status, name, []]);
      }
    }
  });

  test.for(ofOperations.filter(({ operation }) => operation.requestBody))(
    "of requests to $operation.operationId are what its schema says",
    ({ path, method, operation }) => {
      const pointer = `/paths/${path.replaceAll("/", "~1")}/${method}/requestBody/content/application~1json/schema`;
      const { examples = {} } = operation.requestBody?.content["application/json"] ?? {};
      expect(Object.keys(examples).length).toBeGreaterThan(1);
      for (const [name, { value }] of Object.entries(examples))
        expect([name, checker.findProblems(pointer, value)]).toEqual([name, []]);
    },
  );

  test("an example of a wrong response is rejected", () => {
    const pointer = "/components/schemas/Meta";
    const meta = { request_id: "a", api_version: "2026-07-10" };
    expect(checker.findProblems(pointer, meta)).toEqual([]);
    expect(checker.findProblems(pointer, { ...meta, api_version: "2026-07-11" })).not.toEqual([]);
  });
});
