import type { Command } from "commander";
import type { CompoundResolution } from "../../client/src/mod.ts";
import type { View } from "../format/view.ts";
import { wrapText } from "../output/text.ts";
import type { Context } from "../run/context.ts";
import { callService } from "./call-service.ts";
import { addServiceOptions, readCommandOptions } from "./command-options.ts";

const examples = `
Examples:
  nas compound vitamin c
  nas compound 1093
  nas compound CHEBI:36080`;

/** Adds the command that resolves the name of a compound. */
export function addCompoundCommand(program: Command, context: Context): void {
  const command = program
    .command("compound")
    .alias("get_decode_compound_id")
    .summary("find the compound for a name, id or synonym")
    .description("Finds the compound for a name, id or synonym, or says why it is ambiguous.")
    .argument("<name...>", "name, synonym, id or ontology value of a compound")
    .addHelpText("after", examples);
  addServiceOptions(command).action(async (words: string[]) => {
    await callService(
      {
        label: "Looking up the compound",
        call: (client) => client.getDecodeCompoundId(words.join(" "), { signal: context.signal }),
        format: ({ result }, view) => formatCompound(result, view),
      },
      context,
      readCommandOptions(command),
    );
  });
}

function formatCompound(result: CompoundResolution, { width, paint }: View): string[] {
  if (result.status === "resolved") return [`${paint.bold(result.compound_id)}  ${result.canonical_name}`];
  return wrapText(`Needs clarification: ${result.reason}`, { width });
}
