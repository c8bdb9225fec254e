const COMBINATORS = ["allOf", "anyOf", "oneOf"];
const CONDITIONS = ["required", "if", "then", "else", "not"];

/**
 * Leaves out of JSON Schema what no type can say, such as "one of these members is required" beside the members:
 * openapi-typescript would write `unknown` for each of its branches.
 */
export function dropSilentRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(dropSilentRules);
  if (typeof schema !== "object" || schema === null) return schema;
  const told = Object.entries(schema).filter(([keyword, rule]) => !isSilentCombinator(keyword, rule));
  return Object.fromEntries(told.map(([keyword, rule]) => [keyword, dropSilentRules(rule)]));
}

function isSilentCombinator(keyword: string, rule: unknown): boolean {
  return COMBINATORS.includes(keyword) && Array.isArray(rule) && rule.every(isSilent);
}

function isSilent(branch: unknown): boolean {
  if (typeof branch !== "object" || branch === null) return false;
  return Object.entries(branch).every(
    ([keyword, rule]) => CONDITIONS.includes(keyword) || isSilentCombinator(keyword, rule),
  );
}
