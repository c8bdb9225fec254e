/** A Transform Rule that sets a request header, as the Rulesets API takes it. */
export type HeaderRule = {
  expression: string;
  action_parameters: { headers: Record<string, { operation: "set"; expression: string }> };
};

type Headers = Record<string, string | string[] | undefined>;

const field = String.raw`http\.request\.headers\["([\w-]+)"\]\[0\]`;
const substring = new RegExp(`^substring\\(${field}, (-?\\d+), (-?\\d+)\\)$`);
const startsWith = new RegExp(`^starts_with\\(${field}, "([^"]*)"\\)$`);
const length = new RegExp(`^len\\(${field}\\) ge (\\d+)$`);

/** Sets the headers that a rule sets; the part of the rules language that it is written in, and no more. */
export function applyRule({ expression, action_parameters }: HeaderRule, headers: Headers): void {
  const isMet = expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" and ")
    .every((part) => meets(part, headers));
  if (!isMet) return;
  for (const [name, { expression: value }] of Object.entries(action_parameters.headers))
    headers[name.toLowerCase()] = cut(value, headers);
}

function meets(condition: string, headers: Headers): boolean {
  const [, startOf = "", start = ""] = startsWith.exec(condition) ?? [];
  if (startOf) return read(headers, startOf)?.startsWith(start) ?? false;
  const [, lengthOf = "", least = ""] = length.exec(condition) ?? [];
  if (lengthOf) return (read(headers, lengthOf)?.length ?? 0) >= Number(least);
  throw new Error(`Cannot evaluate ${condition}`);
}

function cut(expression: string, headers: Headers): string {
  const [, name = "", start, end] = substring.exec(expression) ?? [];
  if (!name) throw new Error(`Cannot evaluate ${expression}`);
  return read(headers, name)?.slice(Number(start), Number(end)) ?? "";
}

function read(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
