import type { IncomingMessage } from "node:http";
import { parseApiKey, versionOverridesHeader } from "../../../shared/platform/kernel/mod.ts";
import type { Chooser } from "./choose-version.ts";

const overridesHeader = versionOverridesHeader.toLowerCase();

// RFC 9651, sections 3.1 to 3.3: the forms of a dictionary's parts. Each begins with characters of its own.
const key = "[a-z*][a-z0-9_.*-]*";
const string = String.raw`"(?:[ !#-[\]-~]|\\["\\])*"`;
const number = String.raw`-?(?:\d{1,12}\.\d{1,3}|\d{1,15})`;
const token = String.raw`[A-Za-z*][\w!#$%&'*+.^|~:/\x60-]*`;
const other = String.raw`:[A-Za-z0-9+/=]*:|\?[01]|@-?\d{1,15}|%"(?:[ !#$&-~]|%[0-9a-f]{2})*"`;
const bareItem = `(?:${string}|${number}|${token}|${other})`;
const parameters = `(?:; *${key}(?:=${bareItem})?)*`;
const item = bareItem + parameters;
const innerList = String.raw`\( *(?:${item}(?: +${item})* *)?\)${parameters}`;
const memberForm = new RegExp(`(${key})(?:=(?:${item}|${innerList})|${parameters})`, "y");
const value = new RegExp(`=(${string})`, "y");
const separatorForm = /[ \t]*,[ \t]*/y;
const longestHeader = 4_096;

/** The values of a request that determine its version; `apiKey` replaces the request's own. */
export function readChooser(
  { headers }: Pick<IncomingMessage, "headers">,
  operation: string,
  apiKey = headers["x-api-key"],
): Chooser {
  return {
    override: readVersionOverride(textOf(headers[overridesHeader]), operation),
    keyId: parseApiKey(textOf(apiKey))?.id ?? null,
    random: Math.random(),
  };
}

function textOf(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(", ") : (header ?? "");
}

/**
 * The version of an operation in a dictionary such as `decode-symptoms="<version>"`, null where it has none. By the standard, a dictionary that is malformed anywhere is ignored, and the last of two members with one name
 * applies. The Worker of a function has hyphens where its path has underscores.
 */
export function readVersionOverride(header: string | undefined, operation: string): string | null {
  const text = (header ?? "").replace(/^ +| +$/g, "");
  if (text === "" || text.length > longestHeader) return null;
  let version: string | null = null;
  let position = 0;
  for (;;) {
    const [member, key = ""] = matchAt(memberForm, text, position) ?? [];
    if (member === undefined) return null;
    if (key.replaceAll("-", "_") === operation) version = readText(text, position + key.length);
    position += member.length;
    if (position === text.length) return version;
    const [separator] = matchAt(separatorForm, text, position) ?? [];
    if (separator === undefined) return null;
    position += separator.length;
  }
}

/** The value of a member if it is a string; other values are not versions. */
function readText(text: string, position: number): string | null {
  const [, quoted] = matchAt(value, text, position) ?? [];
  return quoted === undefined ? null : quoted.slice(1, -1).replace(/\\(["\\])/g, "$1");
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}
