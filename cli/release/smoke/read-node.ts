/** A node of a JSON document; anything that is no object has no members. */
type Node = Record<string, unknown>;

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
