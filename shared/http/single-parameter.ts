import { fieldError } from "../kernel/field-error.ts";

/** The one value of a required query parameter; missing, empty, repeated or too long throws `invalid_request`. */
export function readSingleParameter(
  url: string,
  name: string,
  maxCharacters = Number.POSITIVE_INFINITY,
): string {
  const values = new URL(url).searchParams.getAll(name);
  const [value = ""] = values;
  const problem = findProblem(values.length, value, maxCharacters);
  if (problem) throw fieldError("invalid_request", [{ field: name, message: problem }]);
  return value;
}

function findProblem(count: number, value: string, maxCharacters: number): string | null {
  if (count === 0) return "this query parameter is required";
  if (count > 1) return "this query parameter must be given once";
  if (value.trim() === "") return "this query parameter must not be empty";
  if ([...value].length > maxCharacters)
    return `this query parameter must have at most ${maxCharacters} characters`;
  return value.includes("\u0000") ? "this query parameter must not contain U+0000" : null;
}
