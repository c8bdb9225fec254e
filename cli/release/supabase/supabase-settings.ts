import { UsageError } from "../../run/command-error.ts";
import type { TargetSettings } from "../release-target.ts";

/** A hosted project and its credentials. */
export type SupabaseProject = {
  /** The twenty letters that name the project. */
  ref: string;
  /** Token of the operator's account; the CLI reads it from the environment. */
  accessToken: string;
  /** Address of its storage. */
  url: string;
  serviceKey: string;
  /** Address at which callers reach its functions, without a path. */
  publicUrl: string;
};

const projectRef = /^[a-z]{20}$/;
const hostedUrl = /^https:\/\/([a-z]{20})\.supabase\.(?:co|red|green)$/;

/** Reads the project and its credentials; throws a `UsageError` that names the missing or invalid variable. */
export function readSupabaseProject({
  url,
  variables,
}: Pick<TargetSettings, "url" | "variables">): SupabaseProject {
  const accessToken = need(
    variables,
    "SUPABASE_ACCESS_TOKEN",
    "a token from Account > Access Tokens in the dashboard",
  );
  const serviceKey = need(
    variables,
    "SUPABASE_SERVICE_ROLE_KEY",
    "the project's secret key, for its storage",
  );
  const givenUrl = readUrl(variables.SUPABASE_URL, "SUPABASE_URL");
  const ref = variables.SUPABASE_PROJECT_REF || hostedUrl.exec(givenUrl ?? "")?.[1];
  if (!ref) {
    throw new UsageError("Cannot deploy to Supabase: SUPABASE_PROJECT_REF is not set", {
      hint: "set it to the project's reference id, the first part of its address",
    });
  }
  if (!projectRef.test(ref))
    throw new UsageError(
      "Cannot deploy to Supabase: SUPABASE_PROJECT_REF is not a reference of twenty letters",
    );
  const projectUrl = givenUrl ?? `https://${ref}.supabase.co`;
  return { ref, accessToken, url: projectUrl, serviceKey, publicUrl: readUrl(url, "--url") ?? projectUrl };
}

function need(variables: NodeJS.ProcessEnv, name: string, what: string): string {
  const value = variables[name];
  if (value) return value;
  throw new UsageError(`Cannot deploy to Supabase: ${name} is not set`, { hint: `set it to ${what}` });
}

function readUrl(text: string | undefined, name: string): string | undefined {
  if (!text) return undefined;
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? "")) return text.replace(/\/(?:functions\/v1\/?)?$/, "");
  throw new UsageError(`Cannot deploy to Supabase: ${name} is not an http address`);
}
