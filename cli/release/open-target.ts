import type { Command } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { readGlobalOptions } from "../run/global-options.ts";
import { createCloudflareTarget } from "./cloudflare/cloudflare-target.ts";
import { createLocalTarget } from "./local/local-target.ts";
import type { ReleaseOptions } from "./release-options.ts";
import type { CreateReleaseTarget, ReleaseTarget } from "./release-target.ts";
import { suggestName } from "./suggest-name.ts";
import { createSupabaseTarget } from "./supabase/supabase-target.ts";

/** The places that functions can be released to. */
const targets: Readonly<Partial<Record<ReleaseTarget["name"], CreateReleaseTarget>>> = {
  cloudflare: createCloudflareTarget,
  supabase: createSupabaseTarget,
  local: createLocalTarget,
};

/** Opens the target that a command line selects. */
export function openTarget(command: Command, { variables, signal }: Context): ReleaseTarget {
  const { target, secretsFile, serviceKey } = command.opts<ReleaseOptions>();
  const create = findTarget(target);
  const { url } = readGlobalOptions(command);
  // The local stack is found by its data folder: NAS_URL names another service.
  const address = url ?? (target === "local" ? undefined : variables.NAS_URL || undefined);
  return create({
    url: address === undefined ? undefined : readUrl(address),
    secretsFile,
    variables: { ...variables, ...(serviceKey && { SUPABASE_SERVICE_ROLE_KEY: serviceKey }) },
    signal,
  });
}

function readUrl(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new UsageError(`Cannot read --url: ${text} is not an http address`);
}

/** Finds a target by name; throws {@link UsageError}: there is no default target. */
function findTarget(name: string | undefined): CreateReleaseTarget {
  const names = Object.keys(targets);
  const hint = `use --target ${names.join(", or --target ")}`;
  if (name === undefined) throw new UsageError("Cannot deploy: --target is missing", { hint });
  const [, create] = Object.entries(targets).find(([known]) => known === name) ?? [];
  if (create) return create;
  const meant = suggestName(name, names);
  throw new UsageError(`Cannot deploy to ${name}: no such target`, {
    hint: meant ? `did you mean ${meant}?` : hint,
  });
}
