import type { Command } from "commander";
import type { Context } from "../../run/context.ts";
import { addSymptomsListCommand } from "./add-symptoms-list-command.ts";
import { addSymptomsPurgeCommand } from "./add-symptoms-purge-command.ts";

/** Adds `symptoms`: the events that keys have stored in their account. */
export function addSymptomsCommands(program: Command, context: Context): void {
  const symptoms = program.command("symptoms").description("list and erase stored symptom events of users");
  addSymptomsListCommand(symptoms, context);
  addSymptomsPurgeCommand(symptoms, context);
}
