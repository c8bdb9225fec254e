import { Command } from "commander";
import { addAskCommands } from "../ask/add-ask-commands.ts";
import { addCatalogueCommands } from "../catalogue/add-catalogue-commands.ts";
import { addOperateCommands } from "../operate/add-operate-commands.ts";
import settings from "../package.json" with { type: "json" };
import { addReleaseCommands } from "../release/add-release-commands.ts";
import type { Context } from "./context.ts";
import { addGlobalOptions } from "./global-options.ts";

/** The whole command line; nothing runs before it is parsed. */
export function createProgram(context: Context): Command {
  const { output } = context;
  const program = new Command("nas")
    .description("Asks the Nutrition Analysis Service, and runs it")
    .version(settings.version)
    .configureOutput({
      writeOut: (text) => output.print(text.trimEnd()),
      writeErr: (text) => output.note(text.trimEnd()),
      // What is wrong with the command line is told once, where all errors are.
      outputError: () => {},
      getOutHelpWidth: () => output.width,
      getErrHelpWidth: () => output.width,
    })
    .configureHelp({ showGlobalOptions: true, subcommandTerm: (command) => command.name() })
    .exitOverride();
  addGlobalOptions(program);
  addAskCommands(program, context);
  addCatalogueCommands(program, context);
  addOperateCommands(program, context);
  addReleaseCommands(program, context);
  return program.addHelpCommand(
    new Command("help").argument("[command]").summary("the help of a command").helpGroup("Also:"),
  );
}
