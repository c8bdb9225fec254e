import { OPERATION_NAMES, scopeOf } from "../../../shared/kernel/operation-name.ts";
import { tellValue } from "../values/tell-value.ts";

/** The scopes of a key as its options take them: names of operations, or "all". */
export function tellScopes(scopes: unknown): string {
  if (!Array.isArray(scopes)) return tellValue(scopes);
  const all: string[] = OPERATION_NAMES.map(scopeOf);
  const others = scopes.filter((scope) => !all.includes(String(scope)));
  const hasAll = scopes.length - others.length === all.length;
  return tellValue(hasAll ? ["all", ...others] : scopes.map((scope) => String(scope).replace(/^edge:/, "")));
}
