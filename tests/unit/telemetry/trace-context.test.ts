import { describe, expect, it } from "vitest";
import { continueTrace, formatTraceparent } from "../../../shared/platform/telemetry/trace-context.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const parentId = "b7ad6b7169203331";
const valid = `00-${traceId}-${parentId}-01`;

const counting = (start: number) => (length: number) =>
  Uint8Array.from({ length }, (_, index) => start + index);
const options = { randomBytes: counting(1), sampleShare: 0 };

describe("a received trace context", () => {
  it("is continued by a new span", () => {
    const trace = continueTrace(valid, options);
    expect(trace).toEqual({
      traceId: traceId,
      spanId: "0102030405060708",
      parentSpanId: parentId,
      isSampled: true,
    });
    expect(formatTraceparent(trace)).toBe(`00-${traceId}-0102030405060708-01`);
  });

  it.each([
    ["00", false],
    ["01", true],
    ["02", false],
    ["ff", true],
  ])("decides about sampling: flags %s", (flags, isSampled) => {
    const traceparent = `00-${traceId}-${parentId}-${flags}`;
    expect(continueTrace(traceparent, { ...options, sampleShare: 1 }).isSampled).toBe(isSampled);
  });

  it.each([
    ["nothing", undefined],
    ["an empty header", ""],
    ["words", "banana"],
    ["upper case", valid.toUpperCase()],
    ["a trace id of zeros", `00-${"0".repeat(32)}-${parentId}-01`],
    ["a span id of zeros", `00-${traceId}-${"0".repeat(16)}-01`],
    ["version ff", `ff-${traceId}-${parentId}-01`],
    ["a later version", `01-${traceId}-${parentId}-01-what-is-this`],
    ["a short trace id", `00-${traceId.slice(1)}-${parentId}-01`],
    ["a further field", `${valid}-00`],
    ["the header twice", `${valid}, ${valid}`],
    ["a space before it", ` ${valid}`],
    ["a line break after it", `${valid}\n`],
  ])("a trace context that is %s starts a new trace", (_, header) => {
    const trace = continueTrace(header, options);
    expect(trace.traceId).toBe("0102030405060708090a0b0c0d0e0f10");
    expect(trace.parentSpanId).toBeNull();
    expect(trace.isSampled).toBe(false);
  });
});

it("the configured share of new traces is sampled", () => {
  const countSampled = (sampleShare: number) => {
    let state = 1;
    const randomBytes = (length: number) =>
      Uint8Array.from({ length }, () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return state >>> 16;
      });
    const traces = Array.from({ length: 2_000 }, () => continueTrace(null, { randomBytes, sampleShare }));
    return traces.filter(({ isSampled }) => isSampled).length;
  };
  expect(countSampled(0)).toBe(0);
  expect(countSampled(1)).toBe(2_000);
  expect(countSampled(0.25)).toBeGreaterThan(400);
  expect(countSampled(0.25)).toBeLessThan(600);
});
