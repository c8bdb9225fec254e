import {
  createJsonGauge,
  type FieldIssue,
  fieldError,
  type JsonProblem,
  readStrictJson,
  ServiceError,
} from "../kernel/mod.ts";
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
 * Reads a request's text, measuring bytes while they arrive, because `Content-Length` is never trusted and JSON that is
 * too deep or wide is too costly to parse. Throws `input_too_large` above `maxBytes` or with too much outside of
 * strings, `invalid_json` for bytes that are not UTF-8 and for JSON that is nested too deep.
 */
export async function readBodyText(request: Request, limits: BodyLimits): Promise<string> {
  const reader = request.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const measure = createJsonGauge({ maxBareBytes: limits.unverifiedBytes });
  let text = "";
  let size = 0;
  let verified = false;
  let problem: JsonProblem | null = null;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limits.maxBytes) {
      await reader.cancel();
      throw refuse({ kind: "size", message: `it is larger than ${limits.maxBytes} bytes` });
    }
    if (size > limits.unverifiedBytes && !verified) {
      await limits.verifyCaller();
      verified = true;
    }
    // The rest of a body that is refused is read and dropped: a caller who is still sending would miss the response.
    problem ??= measure(next.value);
    if (problem === null) text += decode(decoder, next.value);
  }
  if (problem) throw refuse(problem);
  return text + decode(decoder);
}

function refuse({ kind, message }: JsonProblem): ServiceError {
  return new ServiceError(
    kind === "size" ? "input_too_large" : "invalid_json",
    `Cannot read the body: ${message}`,
  );
}

/** The text of the next bytes; without bytes, of what is left over. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
  } catch {
    throw new ServiceError("invalid_json", "Cannot read the body: it is not UTF-8");
  }
}

/**
 * Parses a body as a JSON object; `issue` is its first value that cannot be stored or represented. Throws
 * `invalid_json` for the text, and `shapeCode` for JSON that is not an object.
 */
export function parseBody(
  text: string,
  shapeCode: BodyRules<unknown>["shapeCode"],
): { body: object; issue: FieldIssue | null } {
  if (text.trim() === "") throw new ServiceError("invalid_json", "Cannot read the body: it is empty");
  const read = readStrictJson(text);
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
