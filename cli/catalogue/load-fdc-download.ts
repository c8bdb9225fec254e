import fdc from "../../supabase/catalogue/own/data/fdc.json" with { type: "json" };
import { type FdcLoaded, loadFdcFolder } from "../../supabase/catalogue/own/fdc/load-fdc-folder.ts";
import { toPlainText } from "../output/to-plain-text.ts";
import { InterruptedError, UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import type { LoadOptions } from "./load-options.ts";
import { withDatabase } from "./open-database.ts";
import { tellChange } from "./tell-change.ts";

const DATA_TYPES = Object.keys(fdc.dataTypes);

/** Loads an unzipped CSV download of FoodData Central; foods whose values cannot be are left out and told. */
export async function loadFdcDownload(
  path: string,
  options: LoadOptions,
  { context, isJson }: { context: Context; isJson: boolean },
): Promise<void> {
  const { output } = context;
  const isDryRun = options.dryRun ?? false;
  const unknown = options.dataType?.find((type) => !DATA_TYPES.includes(type));
  if (unknown !== undefined)
    throw new UsageError(`Cannot load ${path}: --data-type ${unknown} is none of ${DATA_TYPES.join(", ")}`);
  const { change, leftOut, reasons } = await load(path, options, context);
  if (isJson) return output.printJson({ dryRun: isDryRun, change, leftOut, reasons });
  if (leftOut > 0) output.note(`Left out: ${leftOut.toLocaleString("en")} foods, the first of them:`);
  output.note(...reasons.map((reason) => `  ${toPlainText(reason)}`));
  output.print(...tellChange(change, isDryRun));
}

async function load(path: string, options: LoadOptions, context: Context): Promise<FdcLoaded> {
  const { signal } = context;
  const progress = context.startProgress(`Reading ${path}`);
  try {
    return await withDatabase(options, context, (sql) =>
      loadFdcFolder(sql, path, {
        dataTypes: options.dataType ?? DATA_TYPES,
        limit: options.limit ?? null,
        citation: options.source,
        isDryRun: options.dryRun ?? false,
        signal,
        onProgress: progress.update,
      }),
    );
  } catch (error) {
    throw signal.aborted ? new InterruptedError("Interrupted: nothing was loaded", { cause: error }) : error;
  } finally {
    progress.stop();
  }
}
