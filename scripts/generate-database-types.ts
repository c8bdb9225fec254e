import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import postgres from "postgres";

const platformDir = join(import.meta.dirname, "..", "shared", "platform");
const warning =
  "// Generated from the catalogs of a migrated database; change the migrations, not this file.\n";

const scalars: Record<string, string> = {
  bigint: "number",
  boolean: "boolean",
  "character varying": "string",
  date: "string",
  "double precision": "number",
  integer: "number",
  json: "unknown",
  jsonb: "unknown",
  numeric: "number",
  real: "number",
  smallint: "number",
  text: "string",
  "timestamp with time zone": "string",
  uuid: "string",
  void: "null",
};

/** One argument, returned column or scalar result of a function, in the order of the catalogs. */
type Part = {
  function: string;
  oid: number;
  kind: "argument" | "column" | "scalar";
  name: string;
  type: string;
  optional: boolean;
  isSet: boolean;
};

const usage = "Usage: generate-database-types.ts --database-url <url> [--check]";

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { "database-url": { type: "string" }, check: { type: "boolean", default: false } },
  });
  const databaseUrl = values["database-url"];
  if (!databaseUrl) {
    console.error(usage);
    return 2;
  }
  const parts = await readParts(databaseUrl);
  const texts = {
    "kernel/generated/nas-api.ts": renderApi(parts),
    "store/generated/nas-api-signatures.ts": renderSignatures(parts),
  };
  for (const [name, text] of Object.entries(texts)) {
    const path = join(platformDir, name);
    if (!values.check) await writeFile(path, text);
    else if ((await readFile(path, "utf8").catch(() => "")) !== text) {
      console.error(`Cannot accept the generated ${name}: it differs from the migrated database`);
      return 1;
    }
  }
  return 0;
}

async function readParts(databaseUrl: string): Promise<Part[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await sql<Part[]>`
      with api as (
        select proc.*, coalesce(proallargtypes, proargtypes::oid[]) as part_types, ret.typtype, ret.typrelid
        from pg_proc as proc join pg_type as ret on ret.oid = proc.prorettype
        where proc.pronamespace = 'nas_api'::regnamespace
      ), part as (
        select api.*, place, type_oid, proargnames[place] as part_name,
          coalesce(proargmodes[place], 'i') as mode
        from api cross join unnest(part_types) with ordinality as part (type_oid, place)
      )
      select proname as function, oid::int, 'argument' as kind, part_name as name,
        format_type(type_oid, null) as type,
        row_number() over (partition by oid order by place) > pronargs - pronargdefaults as optional,
        proretset as "isSet", place
      from part where mode in ('i', 'b')
      union all
      select proname, oid::int, 'column', part_name, format_type(type_oid, null), false, proretset, place
      from part where mode in ('o', 'b', 't')
      union all
      select proname, api.oid::int, 'column', attname, format_type(atttypid, null), false, proretset, attnum
      from api join pg_attribute on attrelid = typrelid and attnum > 0 and not attisdropped
      where typtype = 'c'
      union all
      select proname, oid::int, 'scalar', '', format_type(prorettype, null), false, proretset, 0
      from api where typtype <> 'c' and proallargtypes is null
      order by function, oid, kind, place`;
  } finally {
    await sql.end();
  }
}

function renderApi(parts: Part[]): string {
  const entries = groupByFunction(parts).map(([name, own]) => renderFunction(name, own));
  return `${warning}
/** The functions of the Data API: named arguments, and what each call returns as JSON. */
export type NasApi = {
${entries.join("\n")}
};
`;
}

function renderFunction(name: string, parts: Part[]): string {
  if (new Set(parts.map((part) => part.oid)).size > 1) {
    throw new Error(`Cannot describe nas_api.${name}: it is overloaded, which the Data API cannot resolve`);
  }
  const argumentLines = parts
    .filter((part) => part.kind === "argument")
    .map((part) => {
      const type = typeScriptOf(part, (element) => `${element}[]`);
      return `      ${part.name}${part.optional ? "?" : ""}: ${part.optional ? orNull(type) : type};\n`;
    });
  const args = argumentLines.length > 0 ? `{\n${argumentLines.join("")}    }` : "Record<never, never>";
  return `  ${name}: {\n    args: ${args};\n    returns: ${renderReturns(parts)};\n  };`;
}

/** What a direct connection needs to call a function like the Data API. */
function renderSignatures(parts: Part[]): string {
  const entries = groupByFunction(parts).map(([name, own]) => {
    const isNothing = own.some(({ kind, type }) => kind === "scalar" && type === "void");
    const returns = own[0]?.isSet ? "set" : isNothing ? "nothing" : "value";
    const types = own.filter(({ kind }) => kind === "argument").map((part) => `${part.name}: "${part.type}"`);
    const args = types.length > 0 ? `{ ${types.join(", ")} }` : "{}";
    return `  ${name}: { returns: "${returns}", args: ${args} },`;
  });
  return `${warning}
/** The SQL types of the arguments of each function of nas_api, and whether it returns rows, one value or nothing. */
export const nasApiSignatures = {
${entries.join("\n")}
} as const;
`;
}

function groupByFunction(parts: Part[]): [string, Part[]][] {
  return Object.entries(Object.groupBy(parts, (part) => part.function)).map(([name, own = []]) => [
    name,
    own,
  ]);
}

/** The catalogs do not record which columns can be null, so all of them are nullable. */
function renderReturns(parts: Part[]): string {
  const suffix = parts[0]?.isSet ? "[]" : "";
  const scalar = parts.find((part) => part.kind === "scalar");
  const nullableElements = (element: string) => `(${orNull(element)})[]`;
  if (scalar) return typeScriptOf(scalar, nullableElements) + suffix;
  const columns = parts
    .filter((part) => part.kind === "column")
    .map((part) => `      ${part.name}: ${orNull(typeScriptOf(part, nullableElements))};\n`);
  return `{\n${columns.join("")}    }${suffix}`;
}

function typeScriptOf(part: Part, arrayOf: (element: string) => string): string {
  const isArray = part.type.endsWith("[]");
  const scalar = scalars[isArray ? part.type.slice(0, -2) : part.type];
  if (!scalar) throw new Error(`Cannot describe nas_api.${part.function}: no type for ${part.type}`);
  return isArray ? arrayOf(scalar) : scalar;
}

function orNull(type: string): string {
  return type === "unknown" || type === "null" ? type : `${type} | null`;
}

process.exitCode = await main();
