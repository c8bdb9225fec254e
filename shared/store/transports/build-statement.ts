import type { NasApi } from "../generated/nas-api.ts";
import { NAS_API_SIGNATURES } from "../generated/nas-api-signatures.ts";

type Signature = { returns: "set" | "value" | "nothing"; args: Readonly<Record<string, string>> };

/** SQL with at most one parameter; its one row has one column, `value`: text of JSON, or null. */
export type Statement = { text: string; parameters: string[] };

const SIGNATURES: Readonly<Record<keyof NasApi, Signature>> = NAS_API_SIGNATURES;

// Postgres writes the JSON, as it does for the Data API: the same values come back, to the byte. No function has a
// column `whole_answer`, which would be taken for the row.
const VALUES = {
  set: "coalesce(json_agg(whole_answer), '[]')::text",
  value: "to_json(whole_answer)::text",
  nothing: "null::text",
};

/** The call of one function with the given arguments, all of them in one JSON object; defaults stay defaults. */
export function buildStatement<Name extends keyof NasApi>(name: Name, args: NasApi[Name]["args"]): Statement {
  const signature = SIGNATURES[name];
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const columns = given.map(([argument]) => `${argument} ${typeOf(name, argument)}`).join(", ");
  const named = given.map(([argument]) => `${argument} => given.${argument}`).join(", ");
  const source = columns && `json_to_record($1::text::json) as given(${columns}), `;
  return {
    text: `select ${VALUES[signature.returns]} as value from ${source}nas_api.${name}(${named}) as whole_answer`,
    parameters: columns ? [JSON.stringify(args)] : [],
  };
}

/** Only names that the catalogs have get into the SQL. */
function typeOf(name: keyof NasApi, argument: string): string {
  const type = Object.hasOwn(SIGNATURES[name].args, argument) && SIGNATURES[name].args[argument];
  if (!type) throw new TypeError(`Cannot call ${name}: it has no argument ${argument}`);
  return type;
}
