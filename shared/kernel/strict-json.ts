import { type FieldIssue, formatFieldPath } from "./field-error.ts";

/** Deepest nesting of a request; the deepest contract shape needs five. */
const MAX_DEPTH = 32;
/** Most values of a request; the largest contract shape holds some thousand, and each costs its check. */
const MAX_VALUES = 20_000;

/** What keeps a text from being read: it is no JSON as a request may be, or holds too many values. */
export type JsonProblem = { kind: "syntax" | "size"; message: string };

/**
 * Reads JSON as RFC 8259 allows it and as I-JSON (RFC 7493) narrows it: no duplicate member names, no
 * number beyond a double, no lone surrogate; and no U+0000, which Postgres text cannot hold. `issue` names
 * the first value that breaks these rules.
 */
export function readStrictJson(
  text: string,
): { value: unknown; issue: FieldIssue | null } | { problem: JsonProblem } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: { kind: "syntax", message: "it is not valid JSON" } };
  }
  const problem = findStructureProblem(text);
  if (problem) return { problem };
  return { value, issue: findValueIssue(value, []) };
}

/** Walks text that JSON.parse has accepted; JSON.parse itself drops all but the last of equal names. */
function findStructureProblem(text: string): JsonProblem | null {
  const open: (Set<string> | null)[] = [];
  let values = 1;
  for (const token of scanTokens(text)) {
    if (token === ",") values++;
    else if (token === "{" || token === "[") open.push(token === "{" ? new Set() : null);
    else if (token === "}" || token === "]") open.pop();
    else if (open.at(-1)?.has(token))
      return { kind: "syntax", message: `the member name ${token.slice(0, 60)} occurs twice` };
    else open.at(-1)?.add(token);
    if (open.length > MAX_DEPTH)
      return { kind: "syntax", message: `it is nested deeper than ${MAX_DEPTH} levels` };
    if (values > MAX_VALUES) return { kind: "size", message: `it holds more than ${MAX_VALUES} values` };
  }
  return null;
}

/** The brackets, the commas and the member names (as normalised JSON strings) of valid JSON text, in order. */
function* scanTokens(text: string): Generator<string> {
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if ("{}[],".includes(char)) yield char;
    if (char !== '"') continue;
    const end = endOfString(text, index);
    if (isMemberName(text, end)) yield JSON.stringify(JSON.parse(text.slice(index, end)));
    index = end - 1;
  }
}

function isMemberName(text: string, end: number): boolean {
  let index = end;
  while (" \t\r\n".includes(text.charAt(index)) && index < text.length) index++;
  return text.charAt(index) === ":";
}

/** Index after the closing quote of the string that starts at `start`; jumps, for strings may hold megabytes. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (backslashesBefore(text, quote) % 2 === 1) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

function backslashesBefore(text: string, index: number): number {
  let count = 0;
  while (text.charAt(index - 1 - count) === "\\") count++;
  return count;
}

function findValueIssue(value: unknown, path: PropertyKey[]): FieldIssue | null {
  const wrong = describeWrongValue(value);
  if (wrong) return { field: formatFieldPath(path), message: wrong };
  if (typeof value !== "object" || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const wrongName = describeWrongValue(name);
    if (wrongName) return { field: formatFieldPath(path), message: `a member name ${wrongName}` };
    const issue = findValueIssue(member, [...path, Array.isArray(value) ? Number(name) : name]);
    if (issue) return issue;
  }
  return null;
}

function describeWrongValue(value: unknown): string | null {
  if (typeof value === "number" && !Number.isFinite(value)) return "is a number too large to represent";
  if (typeof value !== "string") return null;
  if (value.includes("\u0000")) return "contains the character U+0000";
  return value.isWellFormed() ? null : "contains a lone surrogate";
}
