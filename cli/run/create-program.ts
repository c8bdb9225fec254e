import { Command } from "commander";
import { addHealthCommand } from "../admin/health/health-command.ts";
import { addJobsCommands } from "../admin/jobs/jobs-commands.ts";
import { addKeysCommands } from "../admin/keys/keys-commands.ts";
import { addQuotaCommands } from "../admin/quota-commands.ts";
import { addSymptomsCommands } from "../admin/symptoms-commands.ts";
import { addCatalogueCommands } from "../catalogue/catalogue-commands.ts";
import { addCompoundCommand } from "../commands/compound-command.ts";
import { addDecideCommand } from "../commands/decide-command.ts";
import { addDecodeCommand } from "../commands/decode-command.ts";
import { addDecodeSensoryCommand } from "../commands/decode-sensory-command.ts";
import { addDecodeSymptomsCommand } from "../commands/decode-symptoms-command.ts";
import { addDesignCommand } from "../commands/design-command.ts";
import { addDraftCommand } from "../commands/draft-command.ts";
import { addEnergyCommand } from "../commands/energy-command.ts";
import { addJobCommand } from "../commands/job-command.ts";
import settings from "../package.json" with { type: "json" };
import { addCanaryCommand } from "../release/canary/canary-command.ts";
import { addDeployCommand } from "../release/deploy-command.ts";
import type { Context } from "./context.ts";
import { addGlobalOptions } from "./global-options.ts";

type AddCommand = (program: Command, context: Context) => void;

/** Every command by the group that the help lists it in. */
const groups: Readonly<Record<string, readonly AddCommand[]>> = {
  "Operations:": [
    addDecodeCommand,
    addDecodeSensoryCommand,
    addDecodeSymptomsCommand,
    addDesignCommand,
    addDraftCommand,
    addDecideCommand,
    addCompoundCommand,
    addEnergyCommand,
    addJobCommand,
  ],
  "Catalogue:": [addCatalogueCommands],
  "Administration:": [
    addKeysCommands,
    addQuotaCommands,
    addJobsCommands,
    addSymptomsCommands,
    addHealthCommand,
  ],
  "Release:": [addDeployCommand, addCanaryCommand],
};

/** Builds the whole command line; nothing runs before it is parsed. */
export function createProgram(context: Context): Command {
  const { output } = context;
  const program = new Command("nas")
    .description("Calls and administers the Nutrition Analysis Service")
    .version(settings.version)
    .configureOutput({
      writeOut: (text) => output.print(text.trimEnd()),
      writeErr: (text) => output.note(text.trimEnd()),
      // Usage errors are reported once, together with all other errors.
      outputError: () => {},
      getOutHelpWidth: () => output.width,
      getErrHelpWidth: () => output.width,
    })
    .configureHelp({ showGlobalOptions: true, subcommandTerm: (command) => command.name() })
    .exitOverride();
  addGlobalOptions(program);
  for (const [heading, commands] of Object.entries(groups)) {
    program.commandsGroup(heading);
    for (const add of commands) add(program, context);
  }
  return program.addHelpCommand(
    new Command("help").argument("[command]").summary("show the help of a command").helpGroup("Other:"),
  );
}
