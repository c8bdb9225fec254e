import { UsageError } from "../run/command-error.ts";
import { createCloudflareTarget } from "./cloudflare/create-cloudflare-target.ts";
import { createLocalTarget } from "./local/create-local-target.ts";
import type { CreateReleaseTarget, ReleaseTarget } from "./release-target.ts";
import { suggestName } from "./suggest-name.ts";
import { createSupabaseTarget } from "./supabase/create-supabase-target.ts";

/** Where functions can be released to. */
const TARGETS: Readonly<Partial<Record<ReleaseTarget["name"], CreateReleaseTarget>>> = {
  cloudflare: createCloudflareTarget,
  supabase: createSupabaseTarget,
  local: createLocalTarget,
};

/** The target of that name; throws {@link UsageError}: without a name nothing is released anywhere. */
export function findTarget(name: string | undefined): CreateReleaseTarget {
  const names = Object.keys(TARGETS);
  const hint = `give --target ${names.join(", or --target ")}`;
  if (name === undefined) throw new UsageError("Cannot deploy: no target is told", { hint });
  const [, create] = Object.entries(TARGETS).find(([known]) => known === name) ?? [];
  if (create) return create;
  const meant = suggestName(name, names);
  throw new UsageError(`Cannot deploy to ${name}: there is no such target`, {
    hint: meant ? `did you mean ${meant}?` : hint,
  });
}
