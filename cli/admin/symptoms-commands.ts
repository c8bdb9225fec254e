import type { Command } from "commander";
import { toPlainText } from "../output/text.ts";
import { RefusedError, UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { addProjectCommand, type OpenProject, openProject } from "./project/open-project.ts";
import type { Row } from "./project/read-rows.ts";
import { formatMoment, formatValue } from "./values/format-values.ts";
import { readUuid } from "./values/read-values.ts";

type AccountOptions = { key?: string; account?: string };
type ListOptions = AccountOptions & { user?: string };
type PurgeOptions = AccountOptions & { user: string; yes?: boolean };

const columns = [
  { title: "user", wraps: true },
  { title: "reported", wraps: true },
  { title: "symptom", wraps: true },
  { title: "of", wraps: true },
  { title: "intensity", alignment: "right" },
  { title: "onset", wraps: true },
  { title: "ended", wraps: true },
] as const;

/** Adds `symptoms`: the events that keys have stored in their account. */
export function addSymptomsCommands(program: Command, context: Context): void {
  const symptoms = program.command("symptoms").description("list and erase stored symptom events of users");
  addListCommand(symptoms, context);
  addPurgeCommand(symptoms, context);
}

/** Adds `symptoms list`. */
function addListCommand(symptoms: Command, context: Context): void {
  addAccountOptions(addProjectCommand(symptoms, "list"))
    .description("list the events of a user, or of all users of an account; times in UTC")
    .option("--user <id>", "the user_id of the requests")
    .addHelpText(
      "after",
      "\nExamples:\n  nas symptoms list --key 0ieu2f20pqrb\n  nas symptoms list --key 0ieu2f20pqrb --user u-17 --json",
    )
    .action(async (options: ListOptions, command: Command) => {
      const findAccount = chooseAccount(options);
      const p_user_id = options.user === undefined ? null : readUser(options.user);
      const project = openProject(command, context);
      const p_account_id = await findAccount(project);
      const rows = await project.list("list_symptom_events", { p_account_id, p_user_id });
      if (project.isJson) context.output.printJson(rows);
      else if (rows.length === 0) context.output.note("No symptom events");
      else context.output.printTable({ columns, rows: rows.map(toCells) });
    });
}

/** Adds `symptoms purge`: erases a user's events and the job results that contained them. */
function addPurgeCommand(symptoms: Command, context: Context): void {
  addAccountOptions(addProjectCommand(symptoms, "purge"))
    .description("erase a user's events, and the results of the jobs that extracted them")
    .requiredOption("--user <id>", "the user_id of the requests")
    .option("--yes", "do not ask")
    .addHelpText(
      "after",
      "\nExamples:\n  nas symptoms purge --key 0ieu2f20pqrb --user u-17\n  nas symptoms purge --key 0ieu2f20pqrb --user u-17 --yes",
    )
    .action(async (options: PurgeOptions, command: Command) => {
      const findAccount = chooseAccount(options);
      const p_user_id = readUser(options.user);
      const project = openProject(command, context);
      const account = { p_account_id: await findAccount(project), p_user_id };
      const held = (await project.list("list_symptom_events", account)).length;
      const question = `Erase ${countEvents(held)} of ${toPlainText(p_user_id)}, and the results of their jobs?`;
      if (!options.yes && !(await context.confirm(question))) return context.output.note("Nothing erased");
      const erased = await project.call("erase_symptom_events", account);
      if (project.isJson) context.output.printJson({ erased });
      else context.output.print(`${countEvents(erased)} erased`);
    });
}

function addAccountOptions(command: Command): Command {
  return command
    .option("--key <id>", "a key of the account, as listed by keys list")
    .option("--account <uuid>", "the account itself, instead of a key");
}

/** Checks the account options before any call; returns what looks the account up in a project. */
function chooseAccount({
  key,
  account,
}: AccountOptions): (project: Pick<OpenProject, "list">) => Promise<string> {
  if ((key === undefined) === (account === undefined))
    throw new UsageError("Cannot find the account: use either --key or --account");
  if (account !== undefined) {
    const id = readUuid("--account", account);
    return async () => id;
  }
  return async function findAccountOfKey({ list }) {
    const found = (await list("list_keys")).find(({ id }) => id === key);
    if (!found) throw new RefusedError("Cannot find the account: the key does not exist");
    return String(found.account_id);
  };
}

function readUser(user: string): string {
  if (user === "") throw new UsageError("Cannot choose the user: --user must not be empty");
  return user;
}

function toCells({ user_id, reported_at, event }: Row): string[] {
  const { symptom_label, subject, intensity_1_to_5, onset_utc, end_utc }: Row = Object(event);
  return [
    formatValue(user_id),
    formatMoment(reported_at),
    formatValue(symptom_label),
    formatValue(subject ?? "self"),
    typeof intensity_1_to_5 === "number" ? `${intensity_1_to_5}/5` : "unknown",
    onset_utc ? formatMoment(onset_utc) : "unknown",
    end_utc ? formatMoment(end_utc) : "unknown",
  ];
}

function countEvents(count: unknown): string {
  return `${count} symptom ${count === 1 ? "event" : "events"}`;
}
