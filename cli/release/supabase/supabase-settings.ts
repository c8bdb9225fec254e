import { UsageError } from "../../run/command-error.ts";
import type { TargetSettings } from "../release-target.ts";

/** A hosted project and the way to it. */
export type SupabaseProject = {
  /** The twenty letters that name the project. */
  ref: string;
  /** Of the operator's account; the CLI reads it from the environment. */
  accessToken: string;
  /** Where its storage answers. */
  url: string;
  serviceKey: string;
  /** Where callers reach its functions, without a path. */
  publicUrl: string;
};

const REF = /^[a-z]{20}$/;
const HOSTED_URL = /^https:\/\/([a-z]{20})\.supabase\.(?:co|red|green)$/;

/** Reads what names the project and opens it; throws a `UsageError` that tells which variable is missing or wrong. */
export function readSupabaseProject({
  url,
  variables,
}: Pick<TargetSettings, "url" | "variables">): SupabaseProject {
  const accessToken = need(
    variables,
    "SUPABASE_ACCESS_TOKEN",
    "a token of Account > Access Tokens in the dashboard",
  );
  const serviceKey = need(
    variables,
    "SUPABASE_SERVICE_ROLE_KEY",
    "the project's secret key, for its storage",
  );
  const givenUrl = readUrl(variables.SUPABASE_URL, "SUPABASE_URL");
  const ref = variables.SUPABASE_PROJECT_REF || HOSTED_URL.exec(givenUrl ?? "")?.[1];
  if (!ref) {
    throw new UsageError("Cannot deploy to Supabase: SUPABASE_PROJECT_REF is not set", {
      hint: "set it to the project's reference id, the first part of its address",
    });
  }
  if (!REF.test(ref))
    throw new UsageError("Cannot deploy to Supabase: SUPABASE_PROJECT_REF is no reference of twenty letters");
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
  throw new UsageError(`Cannot deploy to Supabase: ${name} is no http address`);
}
