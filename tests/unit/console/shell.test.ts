import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatBytes } from "../../../console/src/format/format-quantity.ts";
import { formatElapsed } from "../../../console/src/format/format-time.ts";
import { formRoute, parseRoute } from "../../../console/src/routing/route.ts";
import { labelRun } from "../../../console/src/shell/label-run.ts";
import { readNotice } from "../../../console/src/shell/read-notice.ts";

const rootDir = join(import.meta.dirname, "..", "..", "..");

describe("an address", () => {
  test.each([
    ["", { page: "decode", run: null }],
    ["#/", { page: "decode", run: null }],
    ["#/design", { page: "design", run: null }],
    ["#/design/01a1fa47-070b", { page: "design", run: "01a1fa47-070b" }],
    ["#nonsense", { page: "", run: null }],
    ["#/a/b/c", { page: "", run: null }],
  ])("%s leads to %o", (hash, route) => expect(parseRoute(hash, "decode")).toEqual(route));

  test("is parsed as it was formed", () => {
    const route = { page: "draft", run: "12" };
    expect(parseRoute(formRoute(route), "decode")).toEqual(route);
  });
});

describe("a run in the list of the session", () => {
  const label = (body: Record<string, unknown> | null) => {
    const ended = { startedAtMs: 0, endedAtMs: 1, state: { kind: "stopped" } } as const;
    return labelRun({ id: "1", page: "design", jobId: "01a1", body, ...ended });
  };
  test("is labelled by the contents of its request", () => {
    expect(label({ input_mode: "unstructured", foodText: " an\negg " })).toBe("an egg");
    expect(label({ items: [{ canonical_name: "egg", quantity: 50 }, { canonical_name: "rice" }] })).toBe(
      "egg, rice",
    );
    expect(label({ type: "meal_plan", plan_days: 3, diet: ["low_carb"] })).toBe("meal plan, low carb");
    expect(label({ foodImage: "data:image/png;base64,AAAA" })).toBe("a file");
    expect(label({})).toBe("design, empty");
    expect(label(null)).toBe("design, job 01a1");
  });

  test("is short, and no character is cut in half", () => {
    expect([...label({ foodText: "🍎".repeat(100) })]).toHaveLength(60);
  });
});

test("every publication of NOTICE is shown with its terms", () => {
  const text = readFileSync(join(rootDir, "NOTICE"), "utf8");
  const parts = readNotice(text);
  expect(parts.flatMap(({ entries }) => entries)).toHaveLength(text.split("\n- ").length - 1);
  expect(parts.filter(({ entries, terms }) => entries.length > 0 && !terms)).toEqual([]);
  expect(new Set(parts.map(({ title }) => title)).size).toBe(parts.length);
  const anses = parts.find(({ title }) => title === "Anses");
  expect(anses?.terms).toMatch(/^Licence Ouverte/);
  expect(anses?.entries).toEqual([expect.stringMatching(/^Anses\. Ciqual .* https:\/\/ciqual\.anses\.fr$/)]);
});

test("no word of NOTICE is left out", () => {
  const text = readFileSync(join(rootDir, "NOTICE"), "utf8");
  const wordsOf = (each: string) => each.match(/[^\s()-][^\s()]*/g) ?? [];
  const shown = readNotice(text).map(({ title, terms, entries }) =>
    [title, terms ?? "", ...entries].join(" "),
  );
  expect(wordsOf(shown.join(" "))).toEqual(wordsOf(text.replace(/^.*\n/, "")));
});

test.each([
  [0, "0 bytes"],
  [1023, "1023 bytes"],
  [1024, "1.0 KB"],
  [5_242_880, "5.0 MB"],
])("%d bytes are formatted as %s", (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test.each([
  [420, "420 ms"],
  [1_000, "1.0 s"],
  [65_000, "1 min 05 s"],
])("%d ms are formatted as %s", (ms, text) => expect(formatElapsed(ms)).toBe(text));
