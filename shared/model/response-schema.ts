import * as z from "zod";

type SchemaNode = Record<string, unknown>;

// Bounds stay with us: endpoints differ in which of these they take, and some refuse the whole request.
const OWN_BUSINESS = [
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minItems",
  "maxItems",
  "default",
];

/**
 * The JSON Schema of an answer in the subset that strict structured output takes everywhere: every
 * member required, none beside them, no bounds (those are checked when the answer is parsed).
 */
export function toResponseSchema(schema: z.ZodType): SchemaNode {
  const { $schema: _, ...root } = z.toJSONSchema(schema, {
    io: "input",
    override: ({ jsonSchema }) => makeStrict(jsonSchema),
  });
  return root;
}

function makeStrict(node: SchemaNode): void {
  for (const keyword of OWN_BUSINESS) delete node[keyword];
  if (typeof node.properties !== "object" || node.properties === null) return;
  node.required = Object.keys(node.properties);
  node.additionalProperties = false;
}
