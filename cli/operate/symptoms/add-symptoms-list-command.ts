import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { type Row, readRows } from "../project/read-rows.ts";
import { tellMoment, tellValue } from "../values/tell-value.ts";
import { addAccountOptions } from "./add-account-options.ts";
import { type AccountOptions, chooseAccount } from "./choose-account.ts";
import { readUser } from "./read-user.ts";

const COLUMNS = [
  { title: "user", wraps: true },
  { title: "reported", wraps: true },
  { title: "symptom", wraps: true },
  { title: "intensity", alignment: "right" },
  { title: "onset", wraps: true },
  { title: "ended", wraps: true },
] as const;

/** Adds `symptoms list`. */
export function addSymptomsListCommand(symptoms: Command, context: Context): void {
  addAccountOptions(addProjectCommand(symptoms, "list"))
    .description("list the events of a user, or of all users of an account; times in UTC")
    .option("--user <id>", "the user_id that the requests named")
    .addHelpText(
      "after",
      "\nExamples:\n  nas symptoms list --key 0ieu2f20pqrb\n  nas symptoms list --key 0ieu2f20pqrb --user u-17 --json",
    )
    .action(async (options: AccountOptions & { user?: string }, command: Command) => {
      const findAccount = chooseAccount(options);
      const p_user_id = options.user === undefined ? null : readUser(options.user);
      const project = openProject(command, context);
      const p_account_id = await findAccount(project);
      const rows = readRows(await project.call("list_symptom_events", { p_account_id, p_user_id }));
      if (project.isJson) context.output.printJson(rows);
      else if (rows.length === 0) context.output.note("No symptom events");
      else context.output.printTable({ columns: COLUMNS, rows: rows.map(tellEvent) });
    });
}

function tellEvent({ user_id, reported_at, event }: Row): string[] {
  const { symptom_label, intensity_1_to_5, onset_utc, end_utc }: Row = Object(event);
  return [
    tellValue(user_id),
    tellMoment(reported_at),
    tellValue(symptom_label),
    typeof intensity_1_to_5 === "number" ? `${intensity_1_to_5}/5` : "unknown",
    onset_utc ? tellMoment(onset_utc) : "unknown",
    end_utc ? tellMoment(end_utc) : "unknown",
  ];
}
