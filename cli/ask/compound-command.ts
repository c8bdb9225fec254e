import type { Command } from "commander";
import type { Context } from "../run/context.ts";
import { showCompound } from "../show/show-compound.ts";
import { addServiceOptions, readAskOptions } from "./ask-options.ts";
import { runAsk } from "./run-ask.ts";

const EXAMPLES = `
Examples:
  nas compound vitamin c
  nas compound 1093
  nas compound CHEBI:36080`;

/** Adds the command that finds the compound that a name means. */
export function addCompoundCommand(program: Command, context: Context): void {
  const command = program
    .command("compound")
    .alias("get_decode_compound_id")
    .summary("the compound that a name, id or synonym means")
    .description("Finds the one compound that a name, an id or a synonym means, or what it could mean.")
    .argument("<name...>", "name, synonym, id or ontology value of a compound")
    .addHelpText("after", EXAMPLES);
  addServiceOptions(command).action(async (words: string[]) => {
    await runAsk(
      {
        label: "Looking up the compound",
        call: ({ client }) => client.getDecodeCompoundId(words.join(" "), { signal: context.signal }),
        show: ({ result }, view) => showCompound(result, view),
        resume: () => "",
      },
      context,
      readAskOptions(command),
    );
  });
}
