// RFC 9651, sections 3.1 to 3.3: the forms of a dictionary's parts. Each begins with characters of its own.
const KEY = "[a-z*][a-z0-9_.*-]*";
const STRING = String.raw`"(?:[ !#-[\]-~]|\\["\\])*"`;
const NUMBER = String.raw`-?(?:\d{1,12}\.\d{1,3}|\d{1,15})`;
const TOKEN = String.raw`[A-Za-z*][\w!#$%&'*+.^|~:/\x60-]*`;
const OTHER = String.raw`:[A-Za-z0-9+/=]*:|\?[01]|@-?\d{1,15}|%"(?:[ !#$&-~]|%[0-9a-f]{2})*"`;
const BARE_ITEM = `(?:${STRING}|${NUMBER}|${TOKEN}|${OTHER})`;
const PARAMETERS = `(?:; *${KEY}(?:=${BARE_ITEM})?)*`;
const ITEM = BARE_ITEM + PARAMETERS;
const INNER_LIST = String.raw`\( *(?:${ITEM}(?: +${ITEM})* *)?\)${PARAMETERS}`;
const MEMBER = new RegExp(`(${KEY})(?:=(?:${ITEM}|${INNER_LIST})|${PARAMETERS})`, "y");
const VALUE = new RegExp(`=(${STRING})`, "y");
const SEPARATOR = /[ \t]*,[ \t]*/y;
const LONGEST_HEADER = 4_096;

/**
 * The version that a dictionary such as `decode-symptoms="<version>"` names for an operation, null where it names
 * none. As the standard has it, one that is malformed anywhere counts as absent, and of two members of one name the
 * last one holds. A function's Worker has hyphens where its path has underscores.
 */
export function readVersionOverride(header: string | undefined, operation: string): string | null {
  const text = (header ?? "").replace(/^ +| +$/g, "");
  if (text === "" || text.length > LONGEST_HEADER) return null;
  let version: string | null = null;
  let position = 0;
  for (;;) {
    const [member, key = ""] = matchAt(MEMBER, text, position) ?? [];
    if (member === undefined) return null;
    if (key.replaceAll("-", "_") === operation) version = readText(text, position + key.length);
    position += member.length;
    if (position === text.length) return version;
    const [separator] = matchAt(SEPARATOR, text, position) ?? [];
    if (separator === undefined) return null;
    position += separator.length;
  }
}

/** The value of a member that is a string; a value of any other kind names no version. */
function readText(text: string, position: number): string | null {
  const [, quoted] = matchAt(VALUE, text, position) ?? [];
  return quoted === undefined ? null : quoted.slice(1, -1).replace(/\\(["\\])/g, "$1");
}

function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}
