import type { Command } from "commander";
import { type OperationName, operationNames } from "../../shared/platform/kernel/mod.ts";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { openTarget } from "./open-target.ts";
import { printRelease, printStatus, toJson } from "./print-release.ts";
import { releaseFunction } from "./release-function.ts";
import { type ReleaseOptions, readIntent } from "./release-options.ts";
import { suggestName } from "./suggest-name.ts";

const help = `
A new version is uploaded, tested with a share of 0 %, and only then gets its share. After any failure before that,
and after Ctrl-C, the old version keeps serving. On Supabase this is so for canaries; without --canary, a version that
fails its test is replaced by the old one.

Variables: NAS_URL (--url), NAS_SMOKE_KEY, WORK_SECRET (to check whether the new version is ready);
Cloudflare: CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID, and SUPABASE_URL with SUPABASE_SERVICE_ROLE_KEY;
Supabase: SUPABASE_ACCESS_TOKEN, SUPABASE_PROJECT_REF, SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY.

Examples:
  nas deploy decode --target cloudflare --url https://api.example.com --canary 10
  nas deploy decode --target cloudflare --promote
  nas deploy decode draft --target local
  nas deploy --target cloudflare --status`;

/** Adds `deploy`: releases a new version of a function, runs a canary, promotes it or rolls it back. */
export function addDeployCommand(program: Command, context: Context): void {
  program
    .command("deploy")
    .description("release functions one by one: build, upload, test, serve")
    .argument("[operations...]", "the functions, released one after the other")
    .option("--target <name>", "cloudflare, supabase or local")
    .option("--canary <percent>", "give the new version this share of the requests")
    .option("--share <percent>", "change the share of the running canary")
    .option("--promote", "give the running canary all requests")
    .option("--rollback", "end the canary; without one, go back to the previous version")
    .option("--status", "show which versions serve (default: of all functions)")
    .option("--dry-run", "build, check and report what would be done; change nothing")
    .option("--message <text>", "message of the deployment on the platform (default: the commit)")
    .option("--secrets-file <path>", "variables to store for the function on the platform (.env)")
    .option(
      "--smoke-key <key>",
      "API key: the test also runs the operation's first example (or NAS_SMOKE_KEY)",
    )
    .option("--service-key <key>", "key of the hosted project (or SUPABASE_SERVICE_ROLE_KEY)")
    .addHelpText("after", help)
    .action(async (names: string[], options: ReleaseOptions, command: Command) => {
      const { json: isJson } = readGlobalOptions(command);
      const intent = readIntent(options);
      const operations = readOperations(names);
      const target = openTarget(command, context);
      if (intent.kind === "status") {
        const selected = operations.length > 0 ? operations : operationNames.toSorted();
        const standings = await Promise.all(
          selected.map(async (operation) => ({ operation, deployment: await target.current(operation) })),
        );
        if (!isJson) return printStatus(context.output, standings);
        return context.output.printJson(
          standings.map(({ operation, deployment }) => ({
            operation,
            target: target.name,
            versions: deployment,
          })),
        );
      }
      if (operations.length === 0)
        throw new UsageError("Cannot deploy: the function is missing", {
          hint: "for example nas deploy decode --target local",
        });
      for (const operation of operations) {
        const report = await releaseFunction({ intent, operation, target, options }, context);
        if (isJson) context.output.printJson(toJson(report));
        else printRelease(context.output, report);
      }
    });
}

/** Reads the names of functions, each once; throws {@link UsageError} with a suggestion for an unknown name. */
function readOperations(typed: readonly string[]): OperationName[] {
  return [...new Set(typed)].map(readOperation);
}

function readOperation(typed: string): OperationName {
  const name = operationNames.find((operation) => operation === typed);
  if (name) return name;
  const names = operationNames.toSorted().join(" ");
  if (typed === "all")
    throw new UsageError("Cannot deploy all: functions are released one by one", {
      hint: `name them: ${names}`,
    });
  const meant = suggestName(typed, operationNames);
  const hint = meant ? `did you mean ${meant}?` : `choose from ${names}`;
  throw new UsageError(`Cannot deploy ${typed}: no such operation`, { hint });
}
