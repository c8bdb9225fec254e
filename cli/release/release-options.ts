import { UsageError } from "../run/command-error.ts";
import type { Intent } from "./plan-release.ts";

/** The options of `nas deploy`, as typed. */
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

const kinds = ["canary", "share", "promote", "rollback", "status"] as const;

/** Reads what the options request; throws {@link UsageError} for conflicting options or an invalid share. */
export function readIntent(options: ReleaseOptions): Intent | { kind: "status" } {
  const requested = kinds.filter((kind) => options[kind] !== undefined);
  const [kind = "deploy", other] = requested;
  if (other) throw new UsageError(`Cannot deploy: --${kind} and --${other} cannot be combined`);
  if (kind === "canary" || kind === "share") return { kind, share: readShare(kind, options[kind] ?? "") };
  return { kind };
}

function readShare(option: string, text: string): number {
  const share = Number(text.replace(/%$/, ""));
  if (Number.isInteger(share) && share >= 1 && share <= 99) return share;
  throw new UsageError(`Cannot read --${option}: ${text} is not a share from 1 to 99 percent`);
}
