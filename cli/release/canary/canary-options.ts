import { readAge } from "../../operate/values/read-age.ts";
import { UsageError } from "../../run/command-error.ts";

/** The options of `nas canary` as they were typed. */
export type CanaryOptions = {
  target?: string;
  window: string;
  wait?: string | true;
  dryRun?: boolean;
  message?: string;
  serviceKey?: string;
};

/** What the options ask for; `waitSeconds` null: look once. */
export type CanaryPlan = { windowSeconds: number; waitSeconds: number | null };

const USUAL_WAIT = "30m";
const LEAST_SECONDS = 60;
/** Minutes are kept for 14 days. */
const MOST_SECONDS = 14 * 86_400;

/** Reads the options; throws {@link UsageError}. */
export function readCanaryOptions({ target, window, wait }: CanaryOptions): CanaryPlan {
  if (target === undefined)
    throw new UsageError("Cannot judge a canary: no target is told", {
      hint: "give --target cloudflare, or --target local",
    });
  if (target === "supabase")
    throw new UsageError("Cannot judge a canary on supabase: it sends all requests to one version", {
      hint: "deploy, and see --rollback of nas deploy",
    });
  const waitFor = wait === true ? USUAL_WAIT : wait;
  return {
    windowSeconds: readSpan("window", window),
    waitSeconds: waitFor === undefined ? null : readSpan("wait", waitFor),
  };
}

function readSpan(option: string, text: string): number {
  const seconds = readAge(option, text);
  if (seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS) return seconds;
  throw new UsageError(`Cannot read --${option}: ${text} is not between 1m and 14d`);
}
