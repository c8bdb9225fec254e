import { expect, test } from "vitest";
import { findExample } from "../../../cli/release/smoke/find-example.ts";
import { listMissingMembers } from "../../../cli/release/smoke/required-members.ts";
import { OPERATION_NAMES } from "../../../shared/kernel/operation-name.ts";

const DOCUMENT = {
  schemas: {
    Item: { type: "object", required: ["id", "grams"], properties: { id: {}, grams: {} } },
    Result: {
      required: ["items"],
      properties: { items: { type: "array", items: { $ref: "#/schemas/Item" } } },
    },
  },
};
const SCHEMA = {
  required: ["data"],
  properties: { data: { anyOf: [{ $ref: "#/schemas/Result" }, { type: "null" }] } },
};

test("an answer is held to the members that its schema requires, however deep", () => {
  const missing = (value: unknown) => listMissingMembers(DOCUMENT, SCHEMA, value);
  expect(missing({})).toEqual(["data"]);
  expect(missing({ data: {} })).toEqual(["data.items"]);
  expect(missing({ data: { items: [{ id: 1 }] } })).toEqual(["data.items[0].grams"]);
  expect(missing({ data: { items: [{ id: 1, grams: 2 }] } })).toEqual([]);
  expect(missing("text")).toEqual(["data"]);
});

test.each(OPERATION_NAMES)("%s has an example to play, and an answer to hold it to", (operation) => {
  const { name, method, query, body, document, schema } = findExample(operation);
  expect(name).not.toBe("");
  expect(method === "GET" ? query : body).toBeTruthy();
  expect(listMissingMembers(document, schema, {})).toEqual(["data", "meta"]);
});
