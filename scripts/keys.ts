import { randomBytes } from "node:crypto";
import { API_KEY_RANDOM_BYTES, createApiKey, hashApiKey, rotateApiKey } from "../shared/kernel/api-key.ts";
import { createDataApiClient, type DataApiClient } from "../supabase/local/data-api-client.ts";
import { type KeyOptions, parseKeyArguments, readCount, readKeyValues } from "./keys/key-arguments.ts";
import { findProjectTarget } from "./project-target.ts";
import { UsageError } from "./usage-error.ts";

const USAGE = `Manages API keys of the running local stack, or of a hosted project.

  npm run --silent keys -- create --name NAME --scopes LIST [options]   prints the key, this once
  npm run --silent keys -- list
  npm run --silent keys -- revoke ID
  npm run --silent keys -- rotate ID [--overlap SECONDS]                the old secret works that long
  npm run --silent keys -- set ID [options]

  --name TEXT            what the key is for
  --scopes LIST          operations, comma-separated, or all; account:symptom_events to store events
  --tier TIER            macros, micros, molecular; none takes it away
  --modes LIST           structured, unstructured
  --rate N               requests a minute for each operation
  --quota N              requests a month; default for the service's own
  --expires TIME         ISO 8601, or never
  --account UUID         account of a new key; one of its own without
  --environment NAME     part of the key's text: dev on the local stack, else live
  --json                 prints JSON
  --url URL --service-key KEY   a hosted project (or SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY)

The local stack is found by DATA_DIR (.data).`;

const KEY_ID_FORM = /^[0-9a-z]{12}$/;

type Row = Record<string, unknown>;
type Command = (
  call: DataApiClient,
  id: string,
  options: KeyOptions,
  environment: string,
) => Promise<Row | Row[]>;

const COMMANDS: Record<string, Command> = { create, list, revoke, rotate, set };

async function create(
  call: DataApiClient,
  _id: string,
  options: KeyOptions,
  environment: string,
): Promise<Row> {
  if (!options.name || !options.scopes)
    throw new UsageError("Cannot create key: --name and --scopes are needed");
  const { id, key } = createApiKey(environment, randomBytes(API_KEY_RANDOM_BYTES));
  const values = Object.entries(readKeyValues(options)).map(([name, value]) => [`p_${name}`, value]);
  const account = options.account === undefined ? {} : { p_account_id: options.account };
  const p_key_hash = await hashApiKey(key);
  const row = await callOne(call, "create_key", {
    p_id: id,
    p_key_hash,
    ...Object.fromEntries(values),
    ...account,
  });
  return { ...row, id, key };
}

async function list(call: DataApiClient): Promise<Row[]> {
  const rows = await call("list_keys");
  return Array.isArray(rows) ? rows : [];
}

function revoke(call: DataApiClient, id: string): Promise<Row> {
  return callOne(call, "revoke_key", { p_id: id });
}

async function rotate(
  call: DataApiClient,
  id: string,
  options: KeyOptions,
  environment: string,
): Promise<Row> {
  if (!KEY_ID_FORM.test(id)) throw new Error("Cannot rotate key: the key does not exist");
  const key = rotateApiKey(environment, id, randomBytes(API_KEY_RANDOM_BYTES));
  const p_overlap_seconds = readCount("overlap", options.overlap ?? "0");
  const row = await callOne(call, "rotate_key", {
    p_id: id,
    p_key_hash: await hashApiKey(key),
    p_overlap_seconds,
  });
  return { ...row, id, key };
}

function set(call: DataApiClient, id: string, options: KeyOptions): Promise<Row> {
  const changes = readKeyValues(options);
  if (Object.keys(changes).length === 0)
    throw new UsageError("Cannot set key: no option says what to change");
  return callOne(call, "set_key", { p_id: id, p_changes: changes });
}

async function callOne(call: DataApiClient, name: string, args: Row): Promise<Row> {
  const rows = await call(name, args);
  return Array.isArray(rows) ? rows[0] : {};
}

async function main(): Promise<void> {
  const { command, id, options } = parseKeyArguments(process.argv.slice(2));
  if (options.help || command === "help") return console.log(USAGE);
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) throw new UsageError(`Cannot manage keys: ${command || "no"} command; see --help`);
  const takesId = command !== "create" && command !== "list";
  if (takesId !== (id !== "")) {
    throw new UsageError(`Cannot ${command}: ${takesId ? "the key's id is missing" : `unexpected ${id}`}`);
  }
  const target = findProjectTarget(options, process.env);
  const call = createDataApiClient(`${target.url}/rest/v1`, target.serviceKey);
  const answer = await run(call, id, options, options.environment ?? (target.isLocal ? "dev" : "live"));
  if (options.json) console.log(JSON.stringify(answer));
  else for (const row of Array.isArray(answer) ? answer : [answer]) console.log(describeKey(row));
}

function describeKey({ id, key, state, name, tier, modes, scopes }: Row): string {
  const lists = [modes, scopes].map((list) => (Array.isArray(list) ? list.join(",") : ""));
  return [key ?? id, state, name, tier ?? "no tier", ...lists].join("  ");
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
