import type { OperationName } from "../../../shared/kernel/operation-name.ts";
import { ServiceError } from "../../../shared/kernel/service-error.ts";
import { createSupabaseStorage } from "../../../shared/media/storage/create-supabase-storage.ts";
import { type CommandError, RefusedError, UnreachableError } from "../../run/command-error.ts";
import { type Build, createBuild } from "./build.ts";
import type { SupabaseProject } from "./supabase-settings.ts";

/** One deployment: which build was put to serve, when, and which deployment the platform counted it as. */
export type Release = { digest: string; deployment: number; name: string };

/** Builds that were deployed, and in which order, in the private bucket `releases`. */
export type ReleaseArchive = {
  keep: (operation: OperationName, build: Build) => Promise<void>;
  /** The build with a digest; null when none is kept. */
  find: (operation: OperationName, digest: string) => Promise<Build | null>;
  /** Notes a deployment, and erases builds that the last ten deployments do not need. */
  note: (operation: OperationName, release: Omit<Release, "name">, message: string) => Promise<void>;
  /** The deployments that are remembered, earliest first. */
  list: (operation: OperationName) => Promise<Release[]>;
};

const BUCKET = "releases";
const TIMEOUT_MS = 60_000;
const KEPT_RELEASES = 10;
const NAME = /\/(\d{8}T\d{9}Z_(\d+)_([0-9a-f]{16})\.json)$/;

/** The archive of a project. Its methods reject with a `CommandError`. */
export function createReleaseArchive(
  project: Pick<SupabaseProject, "url" | "serviceKey">,
  now: () => Date = () => new Date(),
): ReleaseArchive {
  const { url, serviceKey } = project;
  const connection = { url, publicUrl: url, serviceKey, bucket: BUCKET, timeoutMs: TIMEOUT_MS, fetch };
  const storage = createSupabaseStorage(connection);

  async function list(operation: OperationName): Promise<Release[]> {
    const paths = await storage.list(historyFolder(operation)).catch(refuse);
    return paths.flatMap(readRelease);
  }

  return {
    list,
    async keep(operation, build) {
      const file = { bytes: encode(build.modules), mimeType: "application/json" };
      await storage.put(buildPath(operation, build.digest), file).catch(refuse);
    },
    async find(operation, digest) {
      const bytes = await storage.get(buildPath(operation, digest)).catch(refuse);
      return bytes === null ? null : decodeBuild(digest, bytes);
    },
    async note(operation, { digest, deployment }, message) {
      const at = now().toISOString();
      const path = `${historyFolder(operation)}/${at.replace(/[-:.]/g, "")}_${deployment}_${digest}.json`;
      const file = {
        bytes: encode({ at, deployment, build: digest, message }),
        mimeType: "application/json",
      };
      await storage.put(path, file).catch(refuse);
      // What cannot be erased now, the next deployment erases; this one stands.
      await eraseOld(operation).catch(() => {});
    },
  };

  async function eraseOld(operation: OperationName): Promise<void> {
    const releases = await list(operation);
    const needed = new Set(releases.slice(-KEPT_RELEASES).map(({ digest }) => digest));
    const old = releases.slice(0, -KEPT_RELEASES);
    const builds = new Set(old.map(({ digest }) => digest).filter((digest) => !needed.has(digest)));
    // The builds first: the names of their deployments are what finds them again.
    await storage.remove([...builds].map((digest) => buildPath(operation, digest)));
    await storage.remove(old.map(({ name }) => `${historyFolder(operation)}/${name}`));
  }
}

function buildPath(operation: OperationName, digest: string): string {
  return `${operation}/builds/${digest}.json`;
}

function historyFolder(operation: OperationName): string {
  return `${operation}/history`;
}

/** Everything that is asked of a deployment stands in its name: one list tells the history. */
function readRelease(path: string): Release[] {
  const [, name, deployment, digest] = NAME.exec(path) ?? [];
  return name && digest ? [{ name, digest, deployment: Number(deployment) }] : [];
}

function encode(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}

function decodeBuild(digest: string, bytes: Uint8Array): Build {
  return createBuild(digest, JSON.parse(new TextDecoder().decode(bytes)));
}

function refuse(thrown: unknown): never {
  throw thrown instanceof ServiceError ? explain(String(thrown.cause)) : thrown;
}

function explain(cause: string): CommandError {
  const task = "Cannot use the bucket releases";
  if (/bucket not found/i.test(cause)) {
    return new RefusedError(`${task}: the project has no such bucket`, {
      hint: "make it, private, in the dashboard or by supabase seed buckets --remote=<project>",
    });
  }
  if (/\b40[13]\b|Unauthorized|JWS|JWT|signature/i.test(cause)) {
    return new RefusedError(`${task}: the storage refuses SUPABASE_SERVICE_ROLE_KEY`, {
      hint: "it must be the secret key of this project",
    });
  }
  if (/fetch failed|ECONNREFUSED|ENOTFOUND|Timeout/i.test(cause))
    return new UnreachableError(`${task}: nothing answers at SUPABASE_URL`);
  return new RefusedError(`${task}: ${cause.replace(/^Error: /, "")}`);
}
