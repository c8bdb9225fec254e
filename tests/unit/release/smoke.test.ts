import { expect, test } from "vitest";
import { findExample } from "../../../cli/release/smoke/find-example.ts";
import { listMismatches } from "../../../cli/release/smoke/list-mismatches.ts";
import { OPERATION_NAMES } from "../../../shared/kernel/operation-name.ts";

const DOCUMENT = {
  schemas: {
    Item: { type: "object", required: ["id", "grams"], properties: { id: { type: "string" }, grams: {} } },
    Result: {
      type: "object",
      required: ["items"],
      properties: { items: { type: "array", items: { $ref: "#/schemas/Item" } } },
    },
  },
};
const SCHEMA = {
  type: "object",
  required: ["data"],
  properties: { data: { $ref: "#/schemas/Result" } },
};

test("an answer is held to its schema, however deep", () => {
  const mismatches = (value: unknown) => listMismatches(DOCUMENT, SCHEMA, value);
  expect(mismatches({ data: { items: [{ id: "1", grams: 2 }] } })).toEqual([]);
  expect(mismatches({})).toEqual(["/ must have required property 'data'"]);
  expect(mismatches({ data: { items: [{ id: "1" }] } })).toEqual([
    "/data/items/0 must have required property 'grams'",
  ]);
  expect(mismatches({ data: { items: [{ id: 1, grams: 2 }] } })).toEqual(["/data/items/0/id must be string"]);
  expect(mismatches("text")).toEqual(["/ must be object"]);
});

test.each(OPERATION_NAMES)("%s has an example to play, and an answer to hold it to", (operation) => {
  const { name, method, query, body, document, schema } = findExample(operation);
  expect(name).not.toBe("");
  expect(method === "GET" ? query : body).toBeTruthy();
  expect(listMismatches(document, schema, {})).toContain("/ must have required property 'data'");
});
