import { readAge } from "../../admin/values/read-values.ts";
import { UsageError } from "../../run/command-error.ts";

/** The options of `nas canary`, as typed. */
export type CanaryOptions = {
  target?: string;
  window: string;
  wait?: string | true;
  dryRun?: boolean;
  message?: string;
  serviceKey?: string;
};

/** How long to compare and to wait; with `waitSeconds` null there is a single look. */
export type CanaryPlan = { windowSeconds: number; waitSeconds: number | null };

const defaultWait = "30m";
const leastSeconds = 60;
/** Traffic is kept by minute for 14 days. */
const mostSeconds = 14 * 86_400;

/** Reads the options; throws {@link UsageError}. */
export function readCanaryOptions({ target, window, wait }: CanaryOptions): CanaryPlan {
  if (target === undefined)
    throw new UsageError("Cannot judge a canary: --target is missing", {
      hint: "use --target cloudflare, or --target supabase, or --target local",
    });
  const longestWait = wait === true ? defaultWait : wait;
  return {
    windowSeconds: readSpan("window", window),
    waitSeconds: longestWait === undefined ? null : readSpan("wait", longestWait),
  };
}

function readSpan(option: string, text: string): number {
  const seconds = readAge(option, text);
  if (seconds >= leastSeconds && seconds <= mostSeconds) return seconds;
  throw new UsageError(`Cannot read --${option}: ${text} is not between 1m and 14d`);
}
