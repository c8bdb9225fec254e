import type {
  CommonExamples,
  RecordedExamples,
  RecordedResponse,
} from "../../scripts/openapi/operation-source.ts";
import { commonErrors } from "../../shared/platform/http/common-errors.ts";
import type { OperationReference } from "../../shared/platform/http/operation-reference.ts";
import type { OperationName } from "../../shared/platform/kernel/operation-name.ts";
import { playErrors, playPollErrors } from "./play-errors.ts";
import { playJobErrors, playPending } from "./play-jobs.ts";
import { type PlayedRequest, playRequest } from "./play-request.ts";
import { settleResponse } from "./settle-response.ts";
import type { Stage } from "./stage.ts";

/** Makes every request of an operation's reference and returns the responses in the form that is recorded. */
export async function playOperation(
  stage: Stage,
  name: OperationName,
  reference: OperationReference,
): Promise<RecordedExamples> {
  const operation = { name, reference };
  const examples: RecordedExamples["examples"] = {};
  for (const example of reference.examples)
    examples[example.name] = settlePlayed(await playRequest(stage, name, example));
  const errors = await playErrors(stage, operation, reference.errors);
  if (!reference.jobErrors) return { examples, errors };
  const pending = await playPending(stage, operation);
  return { examples, pending, errors, jobErrors: await playJobErrors(stage, operation, errors) };
}

/** The errors that all operations share, as the operation of jobs with a JSON body responds with them. */
export async function playCommon(stage: Stage, reference: OperationReference): Promise<CommonExamples> {
  const design = { name: "design", reference } as const;
  const { every, request, body, shape, job } = commonErrors;
  const errors = await playErrors(stage, design, [...every, ...request, ...body, ...shape, ...job]);
  return { errors, pollErrors: await playPollErrors(stage, design) };
}

function settlePlayed(played: PlayedRequest): Record<string, RecordedResponse> {
  return Object.fromEntries(
    Object.entries(played).map(([state, response]) => [state, settleResponse(response)]),
  );
}
