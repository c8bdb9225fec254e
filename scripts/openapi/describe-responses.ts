import { dailyEnergyExpenditure } from "../../functions/daily_energy_expenditure_calculation/operation.ts";
import { formatFailure } from "../../functions/decide/format-failure.ts";
import { type ErrorReference, type OperationBase, statusOf } from "../../shared/platform/http/mod.ts";
import type { ErrorCode, OperationName } from "../../shared/platform/kernel/mod.ts";
import { type HeaderName, limitHeaders, referToHeaders } from "./components.ts";
import type { JsonObject } from "./json-object.ts";
import type { OperationSource, RecordedErrors, RecordedResponse } from "./operation-source.ts";

/** A successful response; `kind` is the member of the recorded examples that it is taken from. */
type Success = { schema: JsonObject; kind: "accepted" | "response" | "completed" };

const descriptions = {
  accepted: "The job is created; poll it at `data.status_url`",
  response: "The result",
  completed: "The current state of the job",
} as const;

const formats: { readonly [name in OperationName]?: OperationBase["formatError"] } = {
  daily_energy_expenditure_calculation: dailyEnergyExpenditure.formatError,
  decide: formatFailure,
};

/** The schemas of error responses: the common one, one sentence, or the failed result of a decision. */
type ErrorForm = "ErrorResponse" | "SentenceErrorResponse" | "FailedDecisionResponse";

const ownHeaders: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["Authenticate"],
  405: ["Allow"],
  429: ["RetryAfter"],
  503: ["RetryAfter"],
};

/** Statuses sent before the key, and so its limits, are known. */
const beforeLimits: ReadonlySet<number> = new Set([401, 405]);

/** The error responses of a route of an operation. */
type RouteErrors = {
  errors: readonly ErrorReference[];
  recorded: RecordedErrors;
  /** Headers with what is left of the limits of the key. */
  limits: readonly HeaderName[];
};

/** Describes a successful response with its headers and the recorded responses to the example requests. */
export function describeSuccess(source: OperationSource, { schema, kind }: Success): JsonObject {
  const headers: readonly HeaderName[] = kind === "completed" ? ["RetryAfter"] : limitHeaders(source.name);
  const examples = listExamples(source, kind);
  return {
    description: descriptions[kind],
    headers: referToHeaders(headers),
    content: {
      "application/json": {
        schema,
        ...(examples.length > 0 ? { examples: Object.fromEntries(examples) } : {}),
      },
    },
  };
}

function listExamples({ reference, recorded }: OperationSource, kind: Success["kind"]) {
  const completed = reference.examples.flatMap(({ name, summary }) => {
    const response = recorded.examples[name]?.[kind];
    return response ? [[name, describeExample(summary, response)] as const] : [];
  });
  if (kind !== "completed") return completed;
  const pending = Object.entries(recorded.pending ?? {}).map(
    ([status, response]) => [status, describeExample(`A job that is ${status}`, response)] as const,
  );
  const failed = Object.entries(recorded.jobErrors ?? {}).map(
    ([code, response]) => [code, describeExample(`A job that failed with ${code}`, response)] as const,
  );
  return [...pending, ...completed, ...failed];
}

function describeExample(summary: string, { body, shortened }: RecordedResponse): JsonObject {
  return { summary, ...(shortened === undefined ? {} : { description: shortened }), value: body };
}

/** Describes the error responses of a route by status: when each code occurs, with a recorded example. */
export function describeErrors(name: OperationName, route: RouteErrors): JsonObject {
  const statuses = [...new Set(route.errors.map(statusOf))].sort((a, b) => a - b);
  return Object.fromEntries(statuses.map((status) => [String(status), describeStatus(name, status, route)]));
}

function describeStatus(name: OperationName, status: number, { errors, recorded, limits }: RouteErrors) {
  const ofStatus = errors.filter((error) => statusOf(error) === status);
  const headers = [...(ownHeaders[status] ?? []), ...(beforeLimits.has(status) ? [] : limits)];
  const examples = ofStatus.map(({ code, when }) => {
    const response = recorded[status]?.[code];
    if (!response) throw new Error(`Cannot describe ${name}: no response ${status} ${code} is recorded`);
    return [code, { summary: when, value: response.body }];
  });
  return {
    description: ofStatus.map(({ code, when }) => `\`${code}\`: ${when}.`).join("\n\n"),
    headers: referToHeaders(headers),
    content: {
      "application/json": {
        schema: describeForms(name, status, ofStatus),
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function describeForms(name: OperationName, status: number, errors: readonly ErrorReference[]): JsonObject {
  const forms = Map.groupBy(errors, ({ code }) => findErrorForm(name, code, status));
  const schemas = [...forms].map(([form, ofForm]) =>
    restrictCodes(
      form,
      ofForm.map(({ code }) => code),
    ),
  );
  const [only] = schemas;
  return schemas.length === 1 && only ? only : { oneOf: schemas };
}

function restrictCodes(form: string, codes: readonly string[]): JsonObject {
  const reference = { $ref: `#/components/schemas/${form}` };
  if (form === "SentenceErrorResponse") return reference;
  const error = { properties: { code: { type: "string", enum: codes } } };
  const properties = form === "FailedDecisionResponse" ? { data: { properties: { error } } } : { error };
  return { allOf: [reference, { properties }] };
}

/** The form in which an operation returns a code with a status. */
function findErrorForm(name: OperationName, code: ErrorCode, status: number): ErrorForm {
  const shown = formats[name]?.({ code, message: "" }, status) ?? null;
  if (shown === null) return "ErrorResponse";
  return "data" in shown ? "FailedDecisionResponse" : "SentenceErrorResponse";
}
