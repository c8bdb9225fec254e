import { type HeaderName, limitHeaders, referToHeaders } from "./headers.ts";
import type { JsonObject } from "./json-object.ts";
import type { OperationSource, RecordedAnswer } from "./operation-source.ts";

type Good = { status: 200 | 202; schema: JsonObject; kind: "accepted" | "answer" | "completed" };

const DESCRIPTIONS = {
  accepted: "The job is made; poll it at `data.status_url`",
  answer: "The answer",
  completed: "The job as it stands",
} as const;

/** A good answer with its headers and the recorded answers to the example requests. */
export function describeAnswer(source: OperationSource, { schema, kind }: Good): JsonObject {
  const headers: readonly HeaderName[] = kind === "completed" ? ["RetryAfter"] : limitHeaders(source.name);
  const examples = listExamples(source, kind);
  return {
    description: DESCRIPTIONS[kind],
    headers: referToHeaders(headers),
    content: {
      "application/json": {
        schema,
        ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
      },
    },
  };
}

function listExamples({ reference, recorded }: OperationSource, kind: Good["kind"]) {
  const good = reference.examples.flatMap(({ name, summary }) => {
    const answer = recorded.examples[name]?.[kind];
    return answer ? [[name, describeExample(summary, answer)] as const] : [];
  });
  if (kind !== "completed") return good;
  const pending = Object.entries(recorded.pending ?? {}).map(
    ([status, answer]) => [status, describeExample(`A job that is ${status}`, answer)] as const,
  );
  const failed = Object.entries(recorded.jobErrors ?? {}).map(
    ([code, answer]) => [code, describeExample(`A job that failed with ${code}`, answer)] as const,
  );
  return [...pending, ...good, ...failed];
}

function describeExample(summary: string, { body, shortened }: RecordedAnswer): JsonObject {
  return { summary, ...(shortened === undefined ? {} : { description: shortened }), value: body };
}
