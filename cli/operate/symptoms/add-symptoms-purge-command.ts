import type { Command } from "commander";
import { toPlainText } from "../../output/to-plain-text.ts";
import type { Context } from "../../run/context.ts";
import { addProjectCommand } from "../project/add-project-command.ts";
import { openProject } from "../project/open-project.ts";
import { readRows } from "../project/read-rows.ts";
import { addAccountOptions } from "./add-account-options.ts";
import { type AccountOptions, chooseAccount } from "./choose-account.ts";
import { readUser } from "./read-user.ts";

type Options = AccountOptions & { user: string; yes?: boolean };

/** Adds `symptoms purge`: what an account holds of a user goes, with the results that showed it. */
export function addSymptomsPurgeCommand(symptoms: Command, context: Context): void {
  addAccountOptions(addProjectCommand(symptoms, "purge"))
    .description("erase a user's events, and the results of the jobs that read them")
    .requiredOption("--user <id>", "the user_id that the requests named")
    .option("--yes", "do not ask")
    .addHelpText(
      "after",
      "\nExamples:\n  nas symptoms purge --key 0ieu2f20pqrb --user u-17\n  nas symptoms purge --key 0ieu2f20pqrb --user u-17 --yes",
    )
    .action(async (options: Options, command: Command) => {
      const findAccount = chooseAccount(options);
      const p_user_id = readUser(options.user);
      const project = openProject(command, context);
      const account = { p_account_id: await findAccount(project), p_user_id };
      const held = readRows(await project.call("list_symptom_events", account)).length;
      const question = `Erase ${countEvents(held)} of ${toPlainText(p_user_id)}, and the results of their jobs?`;
      if (!options.yes && !(await context.confirm(question))) return context.output.note("Nothing erased");
      const erased = await project.call("erase_symptom_events", account);
      if (project.isJson) context.output.printJson({ erased });
      else context.output.print(`${countEvents(erased)} erased`);
    });
}

function countEvents(count: unknown): string {
  return `${count} symptom ${count === 1 ? "event" : "events"}`;
}
