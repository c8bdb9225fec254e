/** Where an activity stands in its trace (W3C Trace Context): 16 and 8 bytes as lower-case hex. */
export type TraceContext = {
  traceId: string;
  spanId: string;
  /** The span that asked for this activity; null where the trace begins here. */
  parentSpanId: string | null;
  /** Whether the trace is to be kept by whoever collects traces. */
  isSampled: boolean;
};

type Options = {
  /** Cryptographic random bytes. */
  randomBytes: (length: number) => Uint8Array;
  /** Share of new traces that is sampled, 0 to 1. */
  sampleShare: number;
};

// Version 00 alone: what a later version's further fields mean cannot be known here.
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const ALL_ZERO = /^0+$/;
const SAMPLED = 1;

/**
 * A new span in the trace that `traceparent` tells of, keeping its decision on sampling; one that is missing or
 * malformed begins a new trace. https://www.w3.org/TR/trace-context/#traceparent-header
 */
export function continueTrace(
  traceparent: string | null | undefined,
  { randomBytes, sampleShare }: Options,
): TraceContext {
  const spanId = createSpanId(randomBytes);
  const [, traceId = "", parentSpanId = "", flags = ""] = TRACEPARENT.exec(traceparent ?? "") ?? [];
  if (traceId === "" || ALL_ZERO.test(traceId) || ALL_ZERO.test(parentSpanId)) {
    const newTraceId = toHex(randomBytes(16));
    return { traceId: newTraceId, spanId, parentSpanId: null, isSampled: isChosen(newTraceId, sampleShare) };
  }
  return { traceId, spanId, parentSpanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
}

/** The header `traceparent` of what a span asks others for. */
export function formatTraceparent({
  traceId,
  spanId,
  isSampled,
}: Omit<TraceContext, "parentSpanId">): string {
  return `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
}

/** A new id of a span. */
export function createSpanId(randomBytes: Options["randomBytes"]): string {
  return toHex(randomBytes(8));
}

/** The last digits are random even where the first tell a time. */
function isChosen(traceId: string, share: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) / 2 ** 32 < share;
}

function toHex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
  return text;
}
