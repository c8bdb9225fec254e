import { describe, expect, it } from "vitest";
import { continueTrace, formatTraceparent } from "../../../shared/telemetry/trace-context.ts";

const TRACE_ID = "0af7651916cd43dd8448eb211c80319c";
const PARENT_ID = "b7ad6b7169203331";
const VALID = `00-${TRACE_ID}-${PARENT_ID}-01`;

const counting = (start: number) => (length: number) =>
  Uint8Array.from({ length }, (_, index) => start + index);
const options = { randomBytes: counting(1), sampleShare: 0 };

describe("a trace context that comes in", () => {
  it("is continued by a span of our own", () => {
    const trace = continueTrace(VALID, options);
    expect(trace).toEqual({
      traceId: TRACE_ID,
      spanId: "0102030405060708",
      parentSpanId: PARENT_ID,
      isSampled: true,
    });
    expect(formatTraceparent(trace)).toBe(`00-${TRACE_ID}-0102030405060708-01`);
  });

  it.each([
    ["00", false],
    ["01", true],
    ["02", false],
    ["ff", true],
  ])("has the last word on sampling: flags %s", (flags, isSampled) => {
    const traceparent = `00-${TRACE_ID}-${PARENT_ID}-${flags}`;
    expect(continueTrace(traceparent, { ...options, sampleShare: 1 }).isSampled).toBe(isSampled);
  });

  it.each([
    ["nothing", undefined],
    ["an empty header", ""],
    ["words", "banana"],
    ["upper case", VALID.toUpperCase()],
    ["a trace id of zeros", `00-${"0".repeat(32)}-${PARENT_ID}-01`],
    ["a span id of zeros", `00-${TRACE_ID}-${"0".repeat(16)}-01`],
    ["version ff", `ff-${TRACE_ID}-${PARENT_ID}-01`],
    ["a later version", `01-${TRACE_ID}-${PARENT_ID}-01-what-is-this`],
    ["a short trace id", `00-${TRACE_ID.slice(1)}-${PARENT_ID}-01`],
    ["a further field", `${VALID}-00`],
    ["the header twice", `${VALID}, ${VALID}`],
    ["a space before it", ` ${VALID}`],
    ["a line break after it", `${VALID}\n`],
  ])("that is %s begins a new trace", (_, header) => {
    const trace = continueTrace(header, options);
    expect(trace.traceId).toBe("0102030405060708090a0b0c0d0e0f10");
    expect(trace.parentSpanId).toBeNull();
    expect(trace.isSampled).toBe(false);
  });
});

it("the share of new traces that is sampled is the one that was asked for", () => {
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
