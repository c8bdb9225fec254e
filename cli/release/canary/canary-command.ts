import { Argument, type Command } from "commander";
import { type OperationName, operationNames } from "../../../shared/platform/kernel/mod.ts";
import { findProject, type Project } from "../../admin/project/find-project.ts";
import { createCalls } from "../../admin/project/open-project.ts";
import { UsageError } from "../../run/command-error.ts";
import type { Context } from "../../run/context.ts";
import { readGlobalOptions } from "../../run/global-options.ts";
import { openTarget } from "../open-target.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { type CanaryOptions, readCanaryOptions } from "./canary-options.ts";
import { runCanary } from "./run-canary.ts";

type Settings = { url: string | undefined; serviceKey: string | undefined; variables: NodeJS.ProcessEnv };

const help = `
Both versions are compared over the same minutes: 5xx of all requests, p95 of calls and of polls, failed jobs, and
responses that violate the contract. Each comparison is a one-sided exact test with alpha 0.01. The new version is
rolled back if it is significantly worse in one of them by an amount that matters (0.1 percentage points; one bucket
and 5 ms of p95), otherwise it is promoted. With fewer than 200 requests on a side nothing is decided.

The first minute of the new version, in which its processes start, is left out if the other minutes have enough
requests.

--wait always leaves it out, and looks at 200 requests of the smaller side and at each doubling, with alphas that
together stay below 0.01. It may roll back at any look, and promotes from 800 requests on or at its end. Ctrl-C leaves
the canary as it is.

All requests of a key go to the same version: with few keys, a difference may come from the callers.

Exit codes: 0 promoted, 4 undecided, 5 rolled back; with --dry-run for what would be done. The others are those of all
commands.

Variables: for cloudflare and supabase those of nas deploy, including SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.

Examples:
  nas canary decode --target local
  nas canary decode --target cloudflare --wait
  nas canary decode --target cloudflare --window 1h --dry-run --json`;

/** Adds `canary`: compares the new version of a function with the old one, then promotes it or rolls it back. */
export function addCanaryCommand(program: Command, context: Context): void {
  program
    .command("canary")
    .description("judge a canary by its traffic: promote it or roll it back, and explain why")
    .addArgument(new Argument("<operation>", "the function").choices(operationNames))
    .option("--target <name>", "where it runs: cloudflare, supabase or local")
    .option("--window <age>", "compare the last 10m, 1h, …; not before the new version's first minute", "10m")
    .option("--wait [age]", "keep looking until it is decided, at most this long (30m)")
    .option("--dry-run", "judge, change nothing")
    .option("--message <text>", "message of the deployment on the platform (default: the verdict)")
    .option("--service-key <key>", "key of the project (or SUPABASE_SERVICE_ROLE_KEY)")
    .addHelpText("after", help)
    .action(async (operation: OperationName, options: CanaryOptions, command: Command) => {
      const plan = readCanaryOptions(options);
      const target = openTarget(command, context);
      const { json: isJson, url } = readGlobalOptions(command);
      const { serviceKey } = options;
      const project = findTrafficProject(target, { url, serviceKey, variables: context.variables });
      const { call } = createCalls(project);
      await runCanary({ operation, target, call, plan, options, isJson }, context);
    });
}

/**
 * Finds the project whose database counts the traffic of a target: the local stack itself, else that of SUPABASE_URL,
 * since `url` is then where callers reach the functions. Throws {@link UsageError} if it is not set.
 */
export function findTrafficProject(
  target: Pick<ReleaseTarget, "name">,
  { url, serviceKey, variables }: Settings,
): Project {
  const { DATA_DIR, SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = variables;
  const key = serviceKey ?? SUPABASE_SERVICE_ROLE_KEY;
  if (target.name === "local") {
    const stack = { url, serviceKey: url === undefined ? undefined : key };
    return findProject(stack, DATA_DIR === undefined ? {} : { DATA_DIR });
  }
  if (!SUPABASE_URL || !key)
    throw new UsageError("Cannot read the traffic: the project with its database is not set", {
      hint: "set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY",
    });
  return findProject({ url: SUPABASE_URL, serviceKey: key }, {});
}
