import {
  createJsonGauge,
  type FieldIssue,
  fieldError,
  type JsonProblem,
  readStrictJson,
  ServiceError,
} from "../kernel/mod.ts";
import { createByteCollector } from "./byte-collector.ts";
import { type CutJson, cutLongStrings, restoreStrings } from "./long-strings.ts";
import { openPieces } from "./open-pieces.ts";
import type { BodyRules } from "./operation.ts";

type BodyLimits = {
  maxBytes: number;
  /** Called once, before more than `unverifiedBytes` are read from an unknown caller. */
  verifyCaller: () => Promise<void>;
  unverifiedBytes: number;
};

const jsonMediaType = /^application\/json\s*(;|$)/i;

/** Throws 415 unless the request declares a JSON body. */
export function requireJsonMediaType(contentType: string | undefined): void {
  if (contentType !== undefined && jsonMediaType.test(contentType)) return;
  throw new ServiceError("invalid_request", "Cannot read the body: its media type must be application/json", {
    status: 415,
  });
}

/**
 * Reads a request's JSON text, measuring bytes while they arrive, because `Content-Length` is never trusted and JSON that is
 * too deep or wide is too costly to parse. Throws `input_too_large` above `maxBytes` or with too much outside of
 * strings, `invalid_json` for bytes that are not UTF-8 and for JSON that is nested too deep.
 */
export async function readBodyText(request: Request, limits: BodyLimits): Promise<CutJson> {
  if (!request.body) return { text: "", strings: new Map() };
  const reader = openPieces(request.body, Number(request.headers.get("content-length")));
  const measure = createJsonGauge({ maxBareBytes: limits.unverifiedBytes });
  const collector = createByteCollector(limits.maxBytes);
  let size = 0;
  let verified = false;
  let problem: JsonProblem | null = null;
  for (let piece = await reader.read(); piece !== null; piece = await reader.read()) {
    size += piece.byteLength;
    if (size > limits.maxBytes) {
      await reader.cancel();
      throw refuse({ kind: "size", message: `it is larger than ${limits.maxBytes} bytes` });
    }
    if (size > limits.unverifiedBytes && !verified) {
      await limits.verifyCaller();
      verified = true;
    }
    // The rest of a body that is refused is read and dropped: a caller who is still sending would miss the response.
    problem ??= measure(piece);
    if (problem === null) collector.add(piece);
    else collector.drop();
  }
  if (problem) throw refuse(problem);
  const json = cutLongStrings(collector.view());
  collector.drop();
  if (json === null) throw new ServiceError("invalid_json", "Cannot read the body: it is not UTF-8");
  return json;
}

function refuse({ kind, message }: JsonProblem): ServiceError {
  return new ServiceError(
    kind === "size" ? "input_too_large" : "invalid_json",
    `Cannot read the body: ${message}`,
  );
}

/**
 * Parses a body as a JSON object; `issue` is its first value that cannot be stored or represented. Throws
 * `invalid_json` for the text, and `shapeCode` for JSON that is not an object.
 */
export function parseBody(
  { text, strings }: CutJson,
  shapeCode: BodyRules<unknown>["shapeCode"],
): { body: object; issue: FieldIssue | null } {
  if (!/\S/.test(text)) throw new ServiceError("invalid_json", "Cannot read the body: it is empty");
  const read = readStrictJson(text, (parsed) => restoreStrings(parsed, strings));
  if ("problem" in read) {
    throw new ServiceError("invalid_json", `Cannot read the body: ${read.problem}`);
  }
  const { value: body, issue } = read;
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { body, issue };
  throw new ServiceError(shapeCode, "Cannot read the body: it must be a JSON object");
}

/** The value of a required query parameter; throws `invalid_request` if missing, empty, repeated or too long. */
export function readSingleParameter(
  url: string,
  name: string,
  maxCharacters = Number.POSITIVE_INFINITY,
): string {
  const values = new URL(url).searchParams.getAll(name);
  const [value = ""] = values;
  const problem = findParameterProblem(values.length, value, maxCharacters);
  if (problem) throw fieldError("invalid_request", [{ field: name, message: problem }]);
  return value;
}

function findParameterProblem(count: number, value: string, maxCharacters: number): string | null {
  if (count === 0) return "this query parameter is required";
  if (count > 1) return "this query parameter must be given once";
  if (value.trim() === "") return "this query parameter must not be empty";
  if ([...value].length > maxCharacters)
    return `this query parameter must have at most ${maxCharacters} characters`;
  return value.includes("\u0000") ? "this query parameter must not contain U+0000" : null;
}
