import type { Command } from "commander";
import { OPERATION_NAMES } from "../../shared/kernel/operation-name.ts";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { openTarget } from "./open-release.ts";
import { readOperations } from "./read-operations.ts";
import { releaseFunction } from "./release-function.ts";
import { type ReleaseOptions, readIntent } from "./release-options.ts";
import { showRelease, showStatus, toJson } from "./show-release.ts";

const HELP = `
A new version is uploaded, tested with a share of 0 %, and only then gets its share. Whatever fails before that,
Ctrl-C too, leaves the old version serving.

Variables: NAS_URL (--url), NAS_SMOKE_KEY, WORK_SECRET (asks the new version whether it is ready);
Cloudflare: CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID, and SUPABASE_URL with SUPABASE_SERVICE_ROLE_KEY;
Supabase: SUPABASE_ACCESS_TOKEN, SUPABASE_PROJECT_REF, SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY.

Examples:
  nas deploy decode --target cloudflare --url https://api.example.com --canary 10
  nas deploy decode --target cloudflare --promote
  nas deploy decode draft --target local
  nas deploy --target cloudflare --status`;

/** Adds `deploy`: a new version of a function, a canary, its promotion, the way back. */
export function addDeployCommand(program: Command, context: Context): void {
  program
    .command("deploy")
    .description("release functions, each alone: build, upload, test, serve")
    .argument("[operations...]", "the functions, one after the other")
    .option("--target <name>", "where to: cloudflare, supabase or local")
    .option("--canary <percent>", "give the new version that share of the requests")
    .option("--share <percent>", "give the canary that runs another share")
    .option("--promote", "give the canary that runs all requests")
    .option("--rollback", "end the canary; where none runs, go back to the version before")
    .option("--status", "tell who serves; of all functions where none is named")
    .option("--dry-run", "build, check and tell what would be done; change nothing")
    .option("--message <text>", "what the platform notes; the commit without")
    .option("--secrets-file <path>", "variables that the platform is to keep for the function (.env)")
    .option(
      "--smoke-key <key>",
      "API key: the test also plays the operation's first example (or NAS_SMOKE_KEY)",
    )
    .option("--service-key <key>", "key of the hosted project (or SUPABASE_SERVICE_ROLE_KEY)")
    .addHelpText("after", HELP)
    .action(async (names: string[], options: ReleaseOptions, command: Command) => {
      const { json: isJson } = readGlobalOptions(command);
      const intent = readIntent(options);
      const operations = readOperations(names);
      const target = openTarget(command, context);
      if (intent.kind === "status") {
        const asked = operations.length > 0 ? operations : OPERATION_NAMES.toSorted();
        const standings = await Promise.all(
          asked.map(async (operation) => ({ operation, deployment: await target.current(operation) })),
        );
        const told = standings.map(({ operation, deployment }) => ({
          operation,
          target: target.name,
          versions: deployment,
        }));
        return isJson ? context.output.printJson(told) : showStatus(context.output, standings);
      }
      if (operations.length === 0)
        throw new UsageError("Cannot deploy: no function is named", {
          hint: "as in nas deploy decode --target local",
        });
      for (const operation of operations) {
        const report = await releaseFunction({ intent, operation, target, options }, context);
        if (isJson) context.output.printJson(toJson(report));
        else showRelease(context.output, report);
      }
    });
}
