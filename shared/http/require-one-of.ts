/** JSON Schema of objects that have at least one of the fields; part of an `allOf`, where types of clients allow it. */
export function requireOneOf(fields: readonly string[]) {
  return { anyOf: fields.map((field) => ({ required: [field] })) };
}
