import { parseArgs } from "node:util";
import { createDataApiClient, type DataApiClient } from "../supabase/local/data-api-client.ts";
import { findProjectTarget } from "./project-target.ts";
import { UsageError } from "./usage-error.ts";

const USAGE = `Lists and erases the symptom events that keys have stored in their account.

  npm run --silent symptoms -- list --key ID [--user ID]    events of a user, or of all users
  npm run --silent symptoms -- erase --key ID --user ID     a user's events, and the results that showed them

  --key ID               a key of the account, as npm run keys -- list shows it
  --account UUID         the account itself, in place of a key
  --user ID              the user_id that the requests named
  --json                 prints JSON
  --url URL --service-key KEY   a hosted project (or SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY)

The local stack is found by DATA_DIR (.data).`;

const TEXT = { type: "string" } as const;
const OPTIONS = {
  key: TEXT,
  account: TEXT,
  user: TEXT,
  url: TEXT,
  "service-key": TEXT,
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Row = Record<string, unknown>;

async function findAccount(call: DataApiClient, key?: string, account?: string): Promise<string> {
  if (account !== undefined) {
    if (!UUID.test(account)) throw new UsageError("Cannot find the account: --account is no UUID");
    return account;
  }
  if (!key) throw new UsageError("Cannot find the account: --key or --account is needed");
  const keys = toRows(await call("list_keys"));
  const found = keys.find(({ id }) => id === key);
  if (!found) throw new Error("Cannot find the account: the key does not exist");
  return String(found.account_id);
}

async function main(): Promise<void> {
  const { command, unexpected, options } = readCommandLine();
  if (options.help || command === "help") return console.log(USAGE);
  if (command !== "list" && command !== "erase")
    throw new UsageError(
      `Cannot manage symptom events: ${command === "" ? "no command" : `unknown command ${command}`}; see --help`,
    );
  if (unexpected !== undefined) throw new UsageError(`Cannot ${command}: unexpected ${unexpected}`);
  if (options.user === "" || (command === "erase" && options.user === undefined))
    throw new UsageError(`Cannot ${command} symptom events: --user is needed and must not be empty`);
  const target = findProjectTarget(options, process.env);
  const call = createDataApiClient(`${target.url}/rest/v1`, target.serviceKey);
  const p_account_id = await findAccount(call, options.key, options.account);
  const answer = await call(`${command}_symptom_events`, { p_account_id, p_user_id: options.user ?? null });
  if (options.json) return console.log(JSON.stringify(answer));
  if (command === "erase")
    return console.log(`${answer} symptom ${answer === 1 ? "event" : "events"} erased`);
  for (const row of toRows(answer)) console.log(describeEvent(row));
}

function readCommandLine() {
  try {
    const args = process.argv.slice(2);
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    return { command: positionals[0] ?? "", unexpected: positionals[1], options: values };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split(". ");
    throw new UsageError(`Cannot read the command line: ${reason}`);
  }
}

function toRows(answer: unknown): Row[] {
  return Array.isArray(answer) ? answer : [];
}

function describeEvent({ user_id, reported_at, event }: Row): string {
  const { event_id, symptom_label, intensity_1_to_5, onset_utc }: Row = Object(event);
  const intensity = intensity_1_to_5 === null ? "intensity unknown" : `intensity ${intensity_1_to_5}`;
  return [user_id, reported_at, event_id, symptom_label, intensity, onset_utc ?? "onset unknown"].join("  ");
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
