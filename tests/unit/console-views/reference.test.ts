import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readObject } from "../../../console/src/reference/document/json-object.ts";
import { readDocument } from "../../../console/src/reference/document/read-document.ts";
import { parseBlocks, parseInline } from "../../../console/src/reference/markdown/parse-markdown.ts";
import {
  describeLimits,
  describeRule,
  describeType,
} from "../../../console/src/reference/schema/describe-schema.ts";
import { readParts } from "../../../console/src/reference/schema/schema-parts.ts";

const source: unknown = JSON.parse(readFileSync("docs/openapi.json", "utf8"));
const api = readDocument(source);
const operations = api.tags.flatMap((tag) => tag.operations);

describe("the reference of this service", () => {
  test("has every method of every path of the document", () => {
    const paths = Object.entries(readObject(readObject(source).paths));
    const expected = paths.flatMap(([path, item]) =>
      Object.keys(readObject(item)).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(expected.sort());
  });

  test("shows the members of every body and response, and an example of every error", () => {
    for (const { id, body, responses } of operations.filter(({ needsKey }) => needsKey)) {
      if (body) expect(readParts(body.schema, api.resolve).members, id).not.toEqual([]);
      for (const { status, content } of responses) {
        if (content && Number(status) >= 400) expect(content.examples, `${id} ${status}`).not.toEqual([]);
      }
    }
    const poll = operations.find(({ id }) => id === "decode_job");
    const response = poll?.responses.find(({ status }) => status === "200")?.content;
    const data = readParts(response?.schema ?? {}, api.resolve).members.find(({ name }) => name === "data");
    expect(readParts(data?.schema ?? {}, api.resolve).variants.map(({ name }) => name)).toEqual([
      "QueuedJob",
      "ProcessingJob",
      "DecodeCompletedJob",
      "DecodeFailedJob",
    ]);
  });

  test("marks the version header as required", () => {
    const [version] = operations.find(({ id }) => id === "decode")?.parameters ?? [];
    expect(version).toMatchObject({ name: "service-api-version", place: "header", isRequired: true });
  });

  test("the reference of a missing document is empty", () => {
    expect(readDocument(null).tags).toEqual([]);
  });
});

describe("a schema in words", () => {
  test.each([
    [{ type: ["string", "null"] }, "string or null"],
    [{ type: "array", items: { $ref: "#/components/schemas/Recipe" } }, "list of Recipe"],
    [
      { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
      "string or list of string",
    ],
    [{ const: "2026-07-10" }, '"2026-07-10"'],
    [{}, "anything"],
  ])("%j is %s", (schema, text) => {
    expect(describeType(schema)).toBe(text);
  });

  test("lists its limits without meaningless ones", () => {
    const schema = { minLength: 1, maxLength: 1500, pattern: "\\S", maximum: Number.MAX_SAFE_INTEGER };
    expect(describeLimits(schema)).toEqual(["at least 1 character", "at most 1,500 characters", "not blank"]);
    expect(describeLimits({ maxItems: 25, exclusiveMinimum: 0 })).toEqual(["at most 25 entries", "above 0"]);
  });

  test("describes which members go together", () => {
    const rule = {
      properties: { input_mode: { const: "structured" }, foodText: false },
      required: ["items"],
    };
    expect(describeRule(rule)).toBe('input_mode "structured": needs items; without foodText');
    expect(describeRule({ anyOf: [{ required: ["a"] }, { required: ["b"] }] })).toBe("needs one of a, b");
  });
});

describe("descriptions", () => {
  test("are parsed into headings, paragraphs, lists, tables and code", () => {
    const text =
      "# A\nfirst\nline\n\n- one\n  more\n- two\n\n| x | y |\n|---|---|\n| 1 | a\\|b |\n\n```\n# no\n\ncode\n```\nend";
    expect(parseBlocks(text)).toEqual([
      { kind: "heading", level: 1, text: "A" },
      { kind: "paragraph", text: "first line" },
      { kind: "list", isNumbered: false, items: ["one more", "two"] },
      { kind: "table", head: ["x", "y"], rows: [["1", "a|b"]] },
      { kind: "code", text: "# no\n\ncode" },
      { kind: "paragraph", text: "end" },
    ]);
  });

  test("link only to web addresses", () => {
    expect(
      parseInline("see [docs](https://example.org/a) and [this](javascript:alert(1)), **`x` or y**"),
    ).toEqual([
      { kind: "text", text: "see " },
      { kind: "link", text: "docs", href: "https://example.org/a" },
      { kind: "text", text: " and " },
      { kind: "text", text: "this" },
      { kind: "text", text: "), " },
      {
        kind: "strong",
        parts: [
          { kind: "code", text: "x" },
          { kind: "text", text: " or y" },
        ],
      },
    ]);
  });
});
