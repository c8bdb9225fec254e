/** A node of a JSON document; anything that is no object has no members. */
type Node = Record<string, unknown>;

/** Paths of the members that a schema of an OpenAPI document requires and the value lacks, as `data.result.items`. */
export function listMissingMembers(document: unknown, schema: unknown, value: unknown): string[] {
  const list = (node: unknown, at: unknown, path: string): string[] => {
    const known = resolve(readNode(document), readNode(node));
    const all = readList(known.allOf).flatMap((part) => list(part, at, path));
    return [
      ...all,
      ...listOfBest([...readList(known.oneOf), ...readList(known.anyOf)], at, path),
      ...own(known, at, path),
    ];
  };
  // Of alternatives, the one that the value comes nearest to.
  const listOfBest = (alternatives: unknown[], at: unknown, path: string): string[] => {
    const fitting = alternatives.filter(
      (one) => at == null || resolve(readNode(document), readNode(one)).type !== "null",
    );
    const missing = fitting.map((alternative) => list(alternative, at, path));
    return missing.toSorted((a, b) => a.length - b.length)[0] ?? [];
  };
  const own = ({ required, properties, items }: Node, at: unknown, path: string): string[] => {
    if (Array.isArray(at)) return items && at.length > 0 ? list(items, at[0], `${path}[0]`) : [];
    const names = readList(required).map(String);
    if (typeof at !== "object" || at === null) return names.map((name) => join(path, name));
    const members = readNode(at);
    const absent = names.filter((name) => !(name in members)).map((name) => join(path, name));
    const present = Object.entries(readNode(properties)).filter(([name]) => members[name] != null);
    return [...absent, ...present.flatMap(([name, part]) => list(part, members[name], join(path, name)))];
  };
  return list(schema, value, "");
}

/** The node itself, or the one that its `$ref` points to within the document. */
export function resolve(document: Node, node: Node): Node {
  if (typeof node.$ref !== "string") return node;
  const steps = node.$ref.replace(/^#\//, "").split("/");
  return resolve(document, readNode(steps.reduce<unknown>((at, step) => readNode(at)[step], document)));
}

/** A value's members; none where it is no object. */
export function readNode(value: unknown): Node {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
