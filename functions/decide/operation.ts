import type { BodyOperation } from "../../shared/platform/http/mod.ts";
import { ServiceError } from "../../shared/platform/kernel/mod.ts";
import { type DecideRequest, type DecideResult, decideRequest, decideResult } from "./contract.ts";
import type { DecidePorts } from "./decide-ports.ts";
import { formatFailure } from "./format-failure.ts";
import { type ReceivedQuestion, receiveQuestion } from "./receive-question.ts";

const deadlineMs = 20_000;

/** Which of several foods, drinks or meals suits who asks best, by what the catalogue knows of them. */
export function createDecide(ports: DecidePorts): BodyOperation<DecideRequest, ReceivedQuestion> {
  return {
    name: "decide",
    loadResult: async () => decideResult,
    hasModel: ports.model !== null,
    body: {
      schema: decideRequest,
      size: "media",
      shapeCode: "invalid_request_shape",
      fieldCode: "validation_error",
    },
    formatError: formatFailure,
    prepare: (request) => receiveQuestion(request, ports),
    respond: async (question, { addMeta, keyId }) => {
      const { decision, unread } = await answerInTime(question, ports, keyId);
      addMeta({ unread });
      return { status: "completed", result: decision, error: null } satisfies DecideResult;
    },
  };
}

async function answerInTime(question: ReceivedQuestion, ports: DecidePorts, keyId: string) {
  const signal = ports.startTimeout(deadlineMs);
  const late = Promise.withResolvers<never>();
  const stop = () => late.reject(new ServiceError("upstream_timeout", "", { cause: signal.reason }));
  // The signal may abort while the work is still being loaded, when nothing waits for this promise yet.
  late.promise.catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  try {
    const { answerQuestion } = await import("./answer-question.ts");
    return await Promise.race([answerQuestion(question, ports, { keyId, signal }), late.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
