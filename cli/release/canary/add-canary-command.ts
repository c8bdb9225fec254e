import { Argument, type Command } from "commander";
import { OPERATION_NAMES, type OperationName } from "../../../shared/kernel/operation-name.ts";
import { createCalls } from "../../operate/project/create-calls.ts";
import type { Context } from "../../run/context.ts";
import { readGlobalOptions } from "../../run/global-options.ts";
import { openTarget } from "../open-release.ts";
import { type CanaryOptions, readCanaryOptions } from "./canary-options.ts";
import { findTrafficProject } from "./find-traffic-project.ts";
import { runCanary } from "./run-canary.ts";

const HELP = `
Both versions are compared over the same minutes: 5xx of all requests, p95 of calls and of polls, failed jobs,
answers against the contract. Each is a one-sided exact test with alpha 0.01. The new version is rolled back where
it is worse by one of them and by what matters (0.1 percentage points; a bucket and 5 ms of p95), else promoted.
With fewer than 200 requests on a side nothing is decided.

The new version's first minute, in which its processes start, is left out, unless the others are too few.

--wait leaves it out in any case, and looks at 200 requests of the smaller side and at each doubling, with alphas that
together stay below 0.01. It rolls back at any look, and promotes from 800 requests on or at its end. Ctrl-C leaves
the canary as it is.

A key keeps to its version: where few keys call, what differs may be the callers.

Exit codes: 0 promoted, 4 undecided, 5 rolled back; with --dry-run what would be done. Others as of all commands.

Variables: for cloudflare those of nas deploy, SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY among them.

Examples:
  nas canary decode --target local
  nas canary decode --target cloudflare --wait
  nas canary decode --target cloudflare --window 1h --dry-run --json`;

/** Adds `canary`: compares the new version of a function with the old one, then promotes it or rolls it back. */
export function addCanaryCommand(program: Command, context: Context): void {
  program
    .command("canary")
    .description("judge a canary by its traffic: promote it or roll it back, and tell why")
    .addArgument(new Argument("<operation>", "the function").choices(OPERATION_NAMES))
    .option("--target <name>", "where it runs: cloudflare or local")
    .option("--window <age>", "compare the last 10m, 1h, …; not before the new version's first minute", "10m")
    .option("--wait [age]", "look on until it is decided, so long at most (30m)")
    .option("--dry-run", "judge, change nothing")
    .option("--message <text>", "what the platform notes; the verdict without")
    .option("--service-key <key>", "key of the project (or SUPABASE_SERVICE_ROLE_KEY)")
    .addHelpText("after", HELP)
    .action(async (operation: OperationName, options: CanaryOptions, command: Command) => {
      const plan = readCanaryOptions(options);
      const target = openTarget(command, context);
      const { json: isJson, url } = readGlobalOptions(command);
      const { serviceKey } = options;
      const project = findTrafficProject(target, { url, serviceKey, variables: context.variables });
      const call = createCalls(project);
      await runCanary({ operation, target, call, plan, options, isJson }, context);
    });
}
