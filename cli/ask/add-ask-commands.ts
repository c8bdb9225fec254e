import type { Command } from "commander";
import type { Context } from "../run/context.ts";
import { addCompoundCommand } from "./compound-command.ts";
import { addDecideCommand } from "./decide-command.ts";
import { addDecodeCommand } from "./decode-command.ts";
import { addDecodeSensoryCommand } from "./decode-sensory-command.ts";
import { addDecodeSymptomsCommand } from "./decode-symptoms-command.ts";
import { addDesignCommand } from "./design-command.ts";
import { addDraftCommand } from "./draft-command.ts";
import { addEnergyCommand } from "./energy-command.ts";
import { addJobCommand } from "./job-command.ts";

/** Adds the commands that ask the service, one an operation. */
export function addAskCommands(program: Command, context: Context): void {
  program.commandsGroup("Ask:");
  addDecodeCommand(program, context);
  addDecodeSensoryCommand(program, context);
  addDecodeSymptomsCommand(program, context);
  addDesignCommand(program, context);
  addDraftCommand(program, context);
  addDecideCommand(program, context);
  addCompoundCommand(program, context);
  addEnergyCommand(program, context);
  addJobCommand(program, context);
}
