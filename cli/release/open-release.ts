import type { Command } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import type { ReleaseOptions } from "./release-options.ts";
import type { ReleaseTarget } from "./release-target.ts";
import { findTarget } from "./targets.ts";

/** The target that the command line means. */
export function openTarget(command: Command, { variables, signal }: Context): ReleaseTarget {
  const { target, secretsFile, serviceKey } = command.opts<ReleaseOptions>();
  const create = findTarget(target);
  const { url } = readGlobalOptions(command);
  // The local stack is found by its data folder: an address of another service is not meant.
  const told = url ?? (target === "local" ? undefined : variables.NAS_URL || undefined);
  return create({
    url: told === undefined ? undefined : readUrl(told),
    secretsFile,
    variables: { ...variables, ...(serviceKey && { SUPABASE_SERVICE_ROLE_KEY: serviceKey }) },
    signal,
  });
}

function readUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`Cannot read --url: ${text} is no http address`);
}
