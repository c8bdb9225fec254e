import { type CommandError, RefusedError, UnreachableError, UsageError } from "../../run/command-error.ts";

const TOKEN_HINT = "set SUPABASE_ACCESS_TOKEN to a token that may deploy functions of this project";
const PROJECT_HINT = "check SUPABASE_PROJECT_REF, and that the token's account is of its organization";
const SIZE_HINT = "the platform takes 5 MB of a function that it bundles itself";

/** What the output of a failed command of the Supabase CLI says; `task` completes "Cannot …". */
export function explainFailure(task: string, stderr: string): CommandError {
  const why = findReason(stderr);
  const [, status] = /\bstatus (\d{3})\b/.exec(stderr) ?? [];
  if (/access token/i.test(why) || status === "401")
    return new UsageError(`Cannot ${task}: Supabase refuses the access token`, { hint: TOKEN_HINT });
  if (status === "404" || status === "403")
    return new UsageError(`Cannot ${task}: Supabase knows no such project of this account`, {
      hint: PROJECT_HINT,
    });
  if (status === "413" || /maximum (?:deployment )?size|too large/i.test(why))
    return new RefusedError(`Cannot ${task}: ${why}`, { hint: SIZE_HINT });
  if (/ECONNREFUSED|ENOTFOUND|Unable to connect|TransportError|timed? ?out/i.test(why))
    return new UnreachableError(`Cannot ${task}: Supabase's management API does not answer`);
  return new RefusedError(`Cannot ${task}: ${why}`);
}

/** The last line that says something of the failure itself. */
function findReason(stderr: string): string {
  const lines = stderr.split("\n").map((line) => line.trim());
  const told = lines.filter(
    (line) => line !== "" && !/^(?:Target:|Confirmed by|Uploading asset|Try rerunning)/.test(line),
  );
  const line = told.at(-1) ?? "its CLI failed without a word";
  // The platform's own answer stands behind what the CLI says of it.
  return /"message"\s*:\s*"((?:[^"\\]|\\.)+)"/.exec(line)?.[1]?.replaceAll('\\"', '"') ?? line;
}
