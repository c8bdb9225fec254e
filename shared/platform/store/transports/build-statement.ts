import type { NasApi } from "../../kernel/mod.ts";
import { nasApiSignatures } from "../generated/nas-api-signatures.ts";

type Signature = { returns: "set" | "value" | "nothing"; args: Readonly<Record<string, string>> };

/** SQL with at most one parameter. Its single row has one column, `value`: JSON text or null. */
export type Statement = { text: string; parameters: string[] };

const signatures: Readonly<Record<keyof NasApi, Signature>> = nasApiSignatures;

// Postgres writes the JSON, as it does for the Data API, so both return the same bytes. No function may have a column
// `whole_result`, which would be taken for the row.
const values = {
  set: "coalesce(json_agg(whole_result), '[]')::text",
  value: "to_json(whole_result)::text",
  nothing: "null::text",
};

/** The statement that calls a function with its arguments in one JSON object; omitted ones keep their defaults. */
export function buildStatement<Name extends keyof NasApi>(name: Name, args: NasApi[Name]["args"]): Statement {
  const signature = signatures[name];
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  const columns = given.map(([argument]) => `${argument} ${typeOf(name, argument)}`).join(", ");
  const named = given.map(([argument]) => `${argument} => given.${argument}`).join(", ");
  const source = columns && `json_to_record($1::text::json) as given(${columns}), `;
  return {
    text: `select ${values[signature.returns]} as value from ${source}nas_api.${name}(${named}) as whole_result`,
    parameters: columns ? [JSON.stringify(args)] : [],
  };
}

/** Only argument names from the generated signatures may become part of the SQL. */
function typeOf(name: keyof NasApi, argument: string): string {
  const type = Object.hasOwn(signatures[name].args, argument) && signatures[name].args[argument];
  if (!type) throw new TypeError(`Cannot call ${name}: it has no argument ${argument}`);
  return type;
}
