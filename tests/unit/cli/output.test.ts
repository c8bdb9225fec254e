import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { createOutput } from "../../../cli/output/output.ts";
import { createPaint } from "../../../cli/output/paint.ts";
import { startProgress } from "../../../cli/output/progress.ts";
import { renderTable } from "../../../cli/output/render-table.ts";
import { displayWidth, hardSpace, toPlainText, wrapText } from "../../../cli/output/text.ts";
import { describeError, RefusedError, UsageError } from "../../../cli/run/command-error.ts";
import { view } from "./view.ts";

const content = {
  columns: [
    { title: "Food", wraps: true },
    { title: "Amount", alignment: "right" as const },
  ],
  rows: [
    ["Chickpeas (garbanzo beans, bengal gram), mature seeds, canned, drained, rinsed in tap water", "953 g"],
    ["Egg", "50 g"],
  ],
};

test("a table is no wider than the terminal and wraps only wrappable columns", () => {
  const lines = renderTable(content, { ...view, width: 40 });
  expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(40);
  expect(lines.join("\n")).toContain("953 g");
  expect(lines.join(" ").replace(/\s+/g, " ")).toContain("bengal gram");
});

test("a table that fits is as narrow as its text", () => {
  const lines = renderTable({ ...content, rows: [["Egg", "50 g"]] }, view);
  expect(lines).toEqual(["Food  Amount", "Egg     50 g"]);
});

test("colours take no space in a table", () => {
  const coloured = { width: 40, paint: createPaint(true) };
  const rows = content.rows.map(([food = "", amount = ""]) => [food, coloured.paint.green(amount)]);
  const lines = renderTable({ ...content, rows }, coloured);
  expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(40);
  expect(lines.join("")).toContain("\u001b[32m");
});

test("text is wrapped at words, and no figure is separated from its unit", () => {
  const lines = wrapText(`rapeseed oil 24.5${hardSpace}g, red wine vinegar 5.5${hardSpace}g`, {
    width: 20,
    indent: "  ",
  });
  expect(lines).toEqual(["  rapeseed oil", "  24.5 g, red wine", "  vinegar 5.5 g"]);
});

test("text of others cannot control the terminal", () => {
  expect(toPlainText("a\u001b[31mred\u0007\u009b2J\u202eb\tc\nd")).toBe("a[31mred2Jb\tc\nd");
});

test("an error is one line with what failed, why, the request id and what to do", () => {
  const error = new RefusedError("Cannot decode:\nthe text is too long", {
    requestId: "r-1",
    hint: "cut it",
  });
  expect(describeError(error)).toEqual({
    line: "Cannot decode: the text is too long (request r-1) - cut it",
    exitCode: 1,
  });
  expect(describeError(new UsageError("Cannot x")).exitCode).toBe(2);
  expect(describeError("odd")).toEqual({ line: "odd", exitCode: 1 });
});

test("wide characters take two columns", () => {
  expect(["abc", "ラーメン", "寿司", "café", "🍜"].map(displayWidth)).toEqual([3, 8, 4, 4, 2]);
});

test("only a terminal without NO_COLOR gets colours", () => {
  const colour = (isTTY: boolean, variables: NodeJS.ProcessEnv) => {
    const stdout = Object.assign(new PassThrough(), { isTTY, hasColors: () => true });
    return createOutput({ stdout, stderr: new PassThrough() }, variables).paint.red("x") !== "x";
  };
  expect(colour(true, {})).toBe(true);
  expect(colour(true, { NO_COLOR: "1" })).toBe(false);
  expect(colour(false, {})).toBe(false);
});

test("the width is that of the terminal, else COLUMNS, else 80", () => {
  const widthOf = (columns: number | undefined, variables: NodeJS.ProcessEnv) => {
    const stdout = Object.assign(new PassThrough(), columns === undefined ? {} : { columns });
    return createOutput({ stdout, stderr: new PassThrough() }, variables).width;
  };
  expect(widthOf(120, { COLUMNS: "60" })).toBe(120);
  expect(widthOf(undefined, { COLUMNS: "60" })).toBe(60);
  expect(widthOf(undefined, { COLUMNS: "many" })).toBe(80);
  expect(widthOf(10, {})).toBe(40);
});

test("without a terminal quick work prints no line, and long work few", () => {
  vi.useFakeTimers();
  try {
    const stream = new PassThrough();
    const progress = startProgress("Decoding", stream);
    vi.advanceTimersByTime(1_900);
    expect(stream.read()).toBeNull();
    progress.update("Decoding: queued");
    vi.advanceTimersByTime(30_000);
    expect(String(stream.read())).toBe("Decoding: queued\n");
    progress.stop();
    progress.update("Decoding: done");
    vi.advanceTimersByTime(60_000);
    expect(stream.read()).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
