import { stripVTControlCharacters } from "node:util";
import { type CommandError, RefusedError, UnreachableError, UsageError } from "../../run/command-error.ts";
import type { WranglerEntry } from "./wrangler-entry.ts";

const MOST_LETTERS = 300;
const AUTHENTICATION_CODES = [10_000, 9_106, 9_109];
/** Lines of stderr that say why: the API's own words end with its code. */
const REASON = /\[code: \d+\]/;

/** The worker is not there: an answer, not a failure, to whoever asks what serves. */
export const UNKNOWN_WORKER_CODES = [10_007, 10_090];

/** A failure of wrangler with the API's error code, where it has one. */
export class WranglerError extends RefusedError {
  code: number | undefined;
}

/** A failure of wrangler in few words, with what to do; `doing` is what was tried, as "upload decode". */
export function describeFailure(
  doing: string,
  { entries, stderr }: { entries: readonly WranglerEntry[]; stderr: string },
): CommandError {
  const { code, message = "" } = entries.find(({ type }) => type === "command-failed") ?? {};
  if (code !== undefined && AUTHENTICATION_CODES.includes(code))
    return new RefusedError(`Cannot ${doing}: Cloudflare refuses the token [code: ${code}]`, {
      hint: "CLOUDFLARE_API_TOKEN needs Workers Scripts, Workers Routes and Queues, all with Edit, on CLOUDFLARE_ACCOUNT_ID",
    });
  const lines = stripVTControlCharacters(stderr)
    .split("\n")
    .map((line) => line.trim());
  const reasons = lines.filter((line) => REASON.test(line));
  const told = shorten([message || lines.find((line) => line !== ""), ...reasons].filter(Boolean).join(" "));
  const logPath = entries.find(({ log_file_path }) => log_file_path)?.log_file_path;
  const hint = logPath && `all that wrangler said is in ${logPath}`;
  if (/fetch failed|ECONNREFUSED|ENOTFOUND/.test(`${message} ${stderr}`))
    return new UnreachableError(`Cannot ${doing}: Cloudflare's API does not answer`, { hint });
  const error = new WranglerError(`Cannot ${doing}: ${told || "wrangler failed without a word"}`, { hint });
  error.code = code;
  return error;
}

/** Both are needed before wrangler is run: it would ask on the terminal otherwise. */
export function requireCredentials({ CLOUDFLARE_API_TOKEN, CLOUDFLARE_ACCOUNT_ID }: NodeJS.ProcessEnv): void {
  const missing = [
    ...(CLOUDFLARE_API_TOKEN ? [] : ["CLOUDFLARE_API_TOKEN"]),
    ...(CLOUDFLARE_ACCOUNT_ID ? [] : ["CLOUDFLARE_ACCOUNT_ID"]),
  ];
  if (missing.length > 0)
    throw new UsageError(`Cannot deploy to Cloudflare: ${missing.join(" and ")} must be set`, {
      hint: "make a token from the template Edit Cloudflare Workers, with Queues: Edit added",
    });
}

function shorten(text: string): string {
  const line = text
    .replace(/\s+/g, " ")
    .replace(/A request to the Cloudflare API \((\S+)\) failed\./, "$1 failed:");
  return line.length <= MOST_LETTERS ? line : `${line.slice(0, MOST_LETTERS)}…`;
}
