/** What is wrong with a body: its text, its outermost value, or a value in it. */
export type HostileBody = { body: string | Uint8Array<ArrayBuffer>; problem: "syntax" | "shape" | "field" };

/** Bodies that no operation may accept or stumble over, made of one that it accepts. */
export function hostileBodies(valid: Record<string, unknown>): Record<string, HostileBody> {
  const text = JSON.stringify(valid);
  const [name = "", value] = Object.entries(valid)[0] ?? [];
  const withMember = (member: string) => `${text.slice(0, -1)},${member}}`;
  const syntax = (body: string | Uint8Array<ArrayBuffer>): HostileBody => ({ body, problem: "syntax" });
  const shape = (body: string): HostileBody => ({ body, problem: "shape" });
  const field = (body: string): HostileBody => ({ body, problem: "field" });
  return {
    nothing: syntax(""),
    "white space": syntax(" \n\t "),
    "half a text": syntax(text.slice(0, text.length / 2)),
    "two texts": syntax(text + text),
    "a comment": syntax(`${text}// no`),
    "a trailing comma": syntax(`${text.slice(0, -1)},}`),
    "single quotes": syntax(text.replaceAll('"', "'")),
    NaN: syntax(withMember('"other":NaN')),
    "a form": syntax("gender=male&height=175"),
    "bytes that are not UTF-8": syntax(join(text.slice(0, -2), [0xc3, 0x28], text.slice(-2))),
    "UTF-16": syntax(new Uint8Array(Buffer.from(text, "utf16le"))),
    "an overlong encoding": syntax(join('{"a":"', [0xc0, 0x80], '"}')),
    "an encoded surrogate": syntax(join('{"a":"', [0xed, 0xa0, 0x80], '"}')),
    "compressed bytes": syntax(new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])),
    "a member twice": syntax(withMember(`${JSON.stringify(name)}:${JSON.stringify(value)}`)),
    "a member twice, once escaped": syntax(withMember(`${escapeAll(name)}:1`)),
    "a member twice deep inside": syntax(withMember('"other":[{"a":{"b":1,"b":1}}]')),
    "10,000 arrays": syntax("[".repeat(10_000) + "]".repeat(10_000)),
    "10,000 objects": syntax(withMember(`"other":${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`)),
    "100,000 open arrays": syntax("[".repeat(100_000)),
    null: shape("null"),
    "a list": shape(`[${text}]`),
    "an empty list": shape("[]"),
    "a string": shape(JSON.stringify(text)),
    "a number": shape("1e3"),
    true: shape("true"),
    "no members": field("{}"),
    "an unknown field": field(withMember('"other":null')),
    "an empty name": field(withMember('"":1')),
    __proto__: field(withMember('"__proto__":{"admin":true}')),
    constructor: field(withMember('"constructor":{"prototype":{}}')),
    toString: field(withMember('"toString":1')),
    "U+0000 in a name": field(withMember('"a\\u0000b":1')),
    "U+0000 in a value": field(withMember('"other":"a\\u0000b"')),
    "a lone high surrogate": field(withMember('"other":"\\ud800"')),
    "a lone low surrogate": field(withMember('"other":"\\udc00x"')),
    "a lone surrogate in a name": field(withMember('"\\udfff":1')),
    "a number beyond a double": field(withMember('"other":1e400')),
    "a number below a double": field(withMember('"other":-1e400')),
    "wrong types": field(`{${Object.keys(valid).map((key) => `${JSON.stringify(key)}:[[]]`)}}`),
    "null members": field(`{${Object.keys(valid).map((key) => `${JSON.stringify(key)}:null`)}}`),
    "a query instead": field('{"$where":"1=1","select":"*"}'),
  };
}

/** The text with one to four bytes changed, doubled or cut: the same for the same seed. */
export function mutate(text: string, seed: number): Uint8Array<ArrayBuffer> {
  let state = seed * 2_654_435_761 + 1;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const bytes = [...Buffer.from(text)];
  for (let change = next(4); change >= 0; change--) {
    const at = next(bytes.length);
    const kind = next(3);
    if (kind === 0) bytes[at] = next(256);
    if (kind === 1) bytes.splice(at, 0, ...bytes.slice(at, at + next(12)));
    if (kind === 2) bytes.splice(at, 1 + next(6));
  }
  return new Uint8Array(bytes);
}

function join(...parts: (string | number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : Buffer.from(part)))),
  );
}

function escapeAll(name: string): string {
  const escaped = [...name].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `"${escaped.join("")}"`;
}
