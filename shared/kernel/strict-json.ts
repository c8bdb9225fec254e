import { type FieldIssue, formatFieldPath } from "./field-error.ts";

/** Deepest nesting of a request; the deepest contract shape needs five. */
const MAX_DEPTH = 32;

/** What keeps a text from being a request: `syntax` concerns the text itself, `field` one value in it. */
export type JsonProblem = { kind: "syntax"; message: string } | { kind: "field"; issue: FieldIssue };

/**
 * Reads JSON as RFC 8259 allows it and as I-JSON (RFC 7493) narrows it: no duplicate member names, no
 * number beyond a double, no lone surrogate; and no U+0000, which Postgres text cannot hold.
 */
export function readStrictJson(text: string): { value: unknown } | { problem: JsonProblem } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return syntax("the body is not valid JSON");
  }
  const message = findStructureProblem(text);
  if (message) return syntax(message);
  const issue = findValueIssue(value, []);
  return issue ? { problem: { kind: "field", issue } } : { value };
}

function syntax(message: string): { problem: JsonProblem } {
  return { problem: { kind: "syntax", message } };
}

/** Walks text that JSON.parse has accepted; JSON.parse itself drops all but the last of equal names. */
function findStructureProblem(text: string): string | null {
  const names: (Set<string> | null)[] = [];
  let previous = "";
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (char === '"') {
      const end = endOfString(text, index);
      const open = names.at(-1);
      if (open && (previous === "{" || previous === ",")) {
        const name: string = JSON.parse(text.slice(index, end));
        if (open.has(name)) return `the member name ${JSON.stringify(name.slice(0, 60))} occurs twice`;
        open.add(name);
      }
      index = end - 1;
      previous = '"';
      continue;
    }
    if (char === "{" || char === "[") names.push(char === "{" ? new Set() : null);
    if (names.length > MAX_DEPTH) return `the body is nested deeper than ${MAX_DEPTH} levels`;
    if (char === "}" || char === "]") names.pop();
    if ("{}[]:,".includes(char)) previous = char;
  }
  return null;
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
