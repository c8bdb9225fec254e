import { join } from "node:path";
import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import {
  overrideVersion,
  VERSION_OVERRIDES_HEADER,
  workerNameOf,
} from "../../../shared/kernel/version-override.ts";
import { RefusedError } from "../../run/command-error.ts";
import type { CreateReleaseTarget } from "../release-target.ts";
import { findBefore, findCurrent, type PastDeployment } from "./deployment-history.ts";
import { requireCredentials } from "./describe-failure.ts";
import { listDeployments } from "./list-deployments.ts";
import { runWrangler } from "./run-wrangler.ts";
import { uploadWithQueues } from "./upload-with-queues.ts";
import { findAddress } from "./worker-address.ts";
import { withSecrets } from "./write-secrets.ts";

const FUNCTIONS_DIR = join(import.meta.dirname, "..", "..", "..", "functions");
/** A new deployment is known everywhere within seconds (Cloudflare, "Version overrides"). */
const SETTLES_WITHIN_SECONDS = 30;
const LONGEST_MESSAGE = 100;

/**
 * Cloudflare Workers: a Worker per operation, by way of the wrangler CLI. Needs CLOUDFLARE_API_TOKEN and
 * CLOUDFLARE_ACCOUNT_ID.
 */
export const createCloudflareTarget: CreateReleaseTarget = ({ url, secretsFile, variables }) => {
  requireCredentials(variables);
  const wrangler = (doing: string, ...args: string[]) => runWrangler(doing, args, variables);
  const createQueue = (name: string) => wrangler(`make the queue ${name}`, "queues", "create", name);
  const routeOf = (operation: OperationName) => ["--route", findAddress(url, operation).route];
  const seen = new Map<OperationName, PastDeployment[]>();
  // Made by `wrangler deploy`, which serves it at once and sets its triggers.
  const first = new Map<OperationName, string>();

  return {
    name: "cloudflare",
    splitsTraffic: true,
    project: null,
    settlesWithinMs: readSeconds(variables.NAS_SETTLE_SECONDS) * 1_000,
    async current(operation) {
      const history = await listDeployments(operation, variables);
      seen.set(operation, history);
      return findCurrent(history);
    },
    async before(operation, version) {
      return findBefore(seen.get(operation) ?? (await listDeployments(operation, variables)), version);
    },
    async check({ operation }) {
      await wrangler(`check ${operation}`, "deploy", ...configOf(operation), "--dry-run");
    },
    async upload({ operation, digest }, message) {
      const history = seen.get(operation) ?? (await listDeployments(operation, variables));
      const isFirst = history.length === 0;
      const command = isFirst ? ["deploy", ...routeOf(operation)] : ["versions", "upload"];
      const args = [...command, ...configOf(operation), "--keep-vars", "--tag", digest, ...tell(message)];
      const { entries } = await withSecrets(secretsFile, (secrets) =>
        uploadWithQueues(() => wrangler(`upload ${operation}`, ...args, ...secrets), createQueue),
      );
      const version = entries.find(({ version_id }) => version_id)?.version_id;
      if (!version) throw new RefusedError(`Cannot upload ${operation}: wrangler tells no version`);
      if (isFirst) first.set(operation, version);
      return version;
    },
    async serve(operation, deployment, message) {
      if (deployment.every(({ version }) => version === first.get(operation))) return;
      const shares = deployment.map(({ version, share }) => `${version}@${share}`);
      const args = [...shares, "--name", workerNameOf(operation), "--yes", ...tell(message)];
      await wrangler(`serve ${operation}`, "versions", "deploy", ...args);
    },
    async settle(operation) {
      if (first.has(operation)) return;
      const args = [...configOf(operation), ...(url === undefined ? [] : routeOf(operation))];
      await wrangler(`set the triggers of ${operation}`, "triggers", "deploy", ...args);
    },
    reach: (operation, version) => ({
      url: findAddress(url, operation).url,
      headers: { [VERSION_OVERRIDES_HEADER]: overrideVersion(operation, version) },
      answersAs: version,
    }),
  };
};

function configOf(operation: OperationName): string[] {
  return ["-c", join(FUNCTIONS_DIR, operation, "wrangler.jsonc")];
}

function tell(message: string): string[] {
  return ["--message", message.slice(0, LONGEST_MESSAGE)];
}

function readSeconds(text: string | undefined): number {
  return text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : SETTLES_WITHIN_SECONDS;
}
