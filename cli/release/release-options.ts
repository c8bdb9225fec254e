import { UsageError } from "../run/command-error.ts";
import type { Intent } from "./plan-release.ts";

/** The options of `nas deploy` as they were typed. */
export type ReleaseOptions = {
  target?: string;
  canary?: string;
  share?: string;
  promote?: boolean;
  rollback?: boolean;
  status?: boolean;
  dryRun?: boolean;
  message?: string;
  secretsFile?: string;
  smokeKey?: string;
  serviceKey?: string;
};

const KINDS = ["canary", "share", "promote", "rollback", "status"] as const;

/** What the options ask for; throws {@link UsageError} where they ask for two things, or for a share that is none. */
export function readIntent(options: ReleaseOptions): Intent | { kind: "status" } {
  const asked = KINDS.filter((kind) => options[kind] !== undefined);
  const [kind = "deploy", other] = asked;
  if (other) throw new UsageError(`Cannot deploy: --${kind} and --${other} are not done at once`);
  if (kind === "canary" || kind === "share") return { kind, share: readShare(kind, options[kind] ?? "") };
  return { kind };
}

function readShare(option: string, text: string): number {
  const share = Number(text.replace(/%$/, ""));
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw new UsageError(`Cannot read --${option}: ${text} is no share of 1 to 99 percent`);
}
