import { toHex } from "../kernel/mod.ts";

/** The place of an activity in its trace (W3C Trace Context): ids of 16 and 8 bytes as lower-case hex. */
export type TraceContext = {
  traceId: string;
  spanId: string;
  /** The span that caused this activity; null where the trace starts here. */
  parentSpanId: string | null;
  /** Whether collectors should keep the trace. */
  isSampled: boolean;
};

type Options = {
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Uint8Array;
  /** Share of new traces that is sampled, 0 to 1. */
  sampleShare: number;
};

// Version 00 only: the meaning of further fields in later versions is unknown.
const traceparentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const allZero = /^0+$/;
const sampled = 1;

/**
 * A new span in the trace of `traceparent`, with its sampling decision. A missing or malformed header starts a new
 * trace. https://www.w3.org/TR/trace-context/#traceparent-header
 */
export function continueTrace(
  traceparent: string | null | undefined,
  { randomBytes, sampleShare }: Options,
): TraceContext {
  const spanId = createSpanId(randomBytes);
  const [, traceId = "", parentSpanId = "", flags = ""] = traceparentForm.exec(traceparent ?? "") ?? [];
  if (traceId === "" || allZero.test(traceId) || allZero.test(parentSpanId)) {
    const newTraceId = toHex(randomBytes(16));
    return { traceId: newTraceId, spanId, parentSpanId: null, isSampled: isChosen(newTraceId, sampleShare) };
  }
  return { traceId, spanId, parentSpanId, isSampled: (Number.parseInt(flags, 16) & sampled) === sampled };
}

/** The `traceparent` header for calls made from a span. */
export function formatTraceparent({
  traceId,
  spanId,
  isSampled,
}: Omit<TraceContext, "parentSpanId">): string {
  return `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
}

/** A new span id. */
export function createSpanId(randomBytes: Options["randomBytes"]): string {
  return toHex(randomBytes(8));
}

/** Decides by the last digits, which are random even in trace ids that start with a time. */
function isChosen(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) / 2 ** 32 < share;
}
