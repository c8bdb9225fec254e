import { expect, test } from "vitest";
import { findExample, listMismatches } from "../../../cli/release/smoke/openapi-document.ts";
import { operationNames } from "../../../shared/platform/kernel/operation-name.ts";

const document = {
  schemas: {
    Item: { type: "object", required: ["id", "grams"], properties: { id: { type: "string" }, grams: {} } },
    Result: {
      type: "object",
      required: ["items"],
      properties: { items: { type: "array", items: { $ref: "#/schemas/Item" } } },
    },
  },
};
const schema = {
  type: "object",
  required: ["data"],
  properties: { data: { $ref: "#/schemas/Result" } },
};

test("a response is validated against its schema at any depth", () => {
  const mismatches = (value: unknown) => listMismatches(document, schema, value);
  expect(mismatches({ data: { items: [{ id: "1", grams: 2 }] } })).toEqual([]);
  expect(mismatches({})).toEqual(["/ must have required property 'data'"]);
  expect(mismatches({ data: { items: [{ id: "1" }] } })).toEqual([
    "/data/items/0 must have required property 'grams'",
  ]);
  expect(mismatches({ data: { items: [{ id: 1, grams: 2 }] } })).toEqual(["/data/items/0/id must be string"]);
  expect(mismatches("text")).toEqual(["/ must be object"]);
});

test.each(operationNames)("%s has an example and a response schema", (operation) => {
  const { name, method, query, body, document, schema } = findExample(operation);
  expect(name).not.toBe("");
  expect(method === "GET" ? query : body).toBeTruthy();
  expect(listMismatches(document, schema, {})).toContain("/ must have required property 'data'");
});
