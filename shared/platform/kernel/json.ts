import { type FieldIssue, formatFieldPath } from "./service-error.ts";

/**
 * Parses JSON (RFC 8259) with the restrictions of I-JSON (RFC 7493): no duplicate member names, no number
 * beyond a double, no lone surrogate; nor U+0000, which Postgres text cannot hold. `issue` describes the
 * first value that breaks these rules. `complete` adds to the parsed value what the text does not contain.
 */
export function readStrictJson(
  text: string,
  complete: (parsed: unknown) => unknown = (parsed) => parsed,
): { value: unknown; issue: FieldIssue | null } | { problem: string } {
  let value: unknown;
  try {
    value = complete(JSON.parse(text));
  } catch {
    return { problem: "it is not valid JSON" };
  }
  const repeated = findRepeatedName(text);
  if (repeated !== null) return { problem: `the member name ${repeated.slice(0, 60)} occurs twice` };
  return { value, issue: findIssue(value, []) };
}

/** JSON text with sorted member names, so that equal values have equal text. Takes plain JSON values only. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(",")}}`;
}

/** Scans text that JSON.parse has accepted, because JSON.parse silently drops duplicate member names. */
function findRepeatedName(text: string): string | null {
  const open: (Set<string> | null)[] = [];
  for (const token of scanTokens(text)) {
    if (token === "{" || token === "[") open.push(token === "{" ? new Set() : null);
    else if (token === "}" || token === "]") open.pop();
    else if (open.at(-1)?.has(token)) return token;
    else open.at(-1)?.add(token);
  }
  return null;
}

/** The brackets and member names (as normalised JSON strings) of valid JSON text, in order. */
function* scanTokens(text: string): Generator<string> {
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if ("{}[]".includes(char)) yield char;
    if (char !== '"') continue;
    const end = endOfString(text, index);
    if (isMemberName(text, end)) yield normaliseName(text.slice(index, end));
    index = end - 1;
  }
}

/** Only escapes write one name in several ways. */
function normaliseName(name: string): string {
  return name.includes("\\") ? JSON.stringify(JSON.parse(name)) : name;
}

function isMemberName(text: string, end: number): boolean {
  let index = end;
  while (" \t\r\n".includes(text.charAt(index)) && index < text.length) index++;
  return text.charAt(index) === ":";
}

/** Index after the closing quote of the string at `start`. Uses `indexOf`, because strings may hold megabytes. */
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

function findIssue(value: unknown, path: PropertyKey[]): FieldIssue | null {
  const problem = describeProblem(value);
  if (problem) return { field: formatFieldPath(path), message: problem };
  if (typeof value !== "object" || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const nameProblem = describeProblem(name);
    if (nameProblem) return { field: formatFieldPath(path), message: `a member name ${nameProblem}` };
    const issue = findIssue(member, [...path, Array.isArray(value) ? Number(name) : name]);
    if (issue) return issue;
  }
  return null;
}

function describeProblem(value: unknown): string | null {
  if (typeof value === "number" && !Number.isFinite(value)) return "is a number too large to represent";
  if (typeof value !== "string") return null;
  if (value.includes("\u0000")) return "contains the character U+0000";
  return value.isWellFormed() ? null : "contains a lone surrogate";
}
