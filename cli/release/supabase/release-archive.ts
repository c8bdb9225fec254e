import { type OperationName, ServiceError } from "../../../shared/platform/kernel/mod.ts";
import { createSupabaseStorage } from "../../../shared/platform/media/mod.ts";
import { type CommandError, RefusedError, UnreachableError } from "../../run/command-error.ts";
import { type Build, createBuild } from "./build.ts";
import type { SupabaseProject } from "./supabase-settings.ts";

/** One deployment: its build, and its number on the platform. */
export type Release = { digest: string; deployment: number; name: string };

/** The deployed builds and their order, in the private bucket `releases`. */
export type ReleaseArchive = {
  keep: (operation: OperationName, build: Build) => Promise<void>;
  /** The build with a digest; null if it is not archived. */
  find: (operation: OperationName, digest: string) => Promise<Build | null>;
  /** Records a deployment, and erases the builds that the last ten deployments do not need. */
  note: (operation: OperationName, release: Omit<Release, "name">, message: string) => Promise<void>;
  /** The recorded deployments, earliest first. */
  list: (operation: OperationName) => Promise<Release[]>;
};

const bucket = "releases";
const timeoutMs = 60_000;
const keptReleases = 10;
const releaseName = /\/(\d{8}T\d{9}Z_(\d+)_([0-9a-f]{16})\.json)$/;

/** Creates the archive of a project. Its methods reject with a `CommandError`. */
export function createReleaseArchive(
  project: Pick<SupabaseProject, "url" | "serviceKey">,
  now: () => Date = () => new Date(),
): ReleaseArchive {
  const { url, serviceKey } = project;
  const connection = { url, publicUrl: url, serviceKey, bucket, timeoutMs, fetch };
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
      // A failure here must not fail the deployment; the next one erases the rest.
      await eraseOld(operation).catch(() => {});
    },
  };

  async function eraseOld(operation: OperationName): Promise<void> {
    const releases = await list(operation);
    const needed = new Set(releases.slice(-keptReleases).map(({ digest }) => digest));
    const old = releases.slice(0, -keptReleases);
    const builds = new Set(old.map(({ digest }) => digest).filter((digest) => !needed.has(digest)));
    // Builds first: they can be found again only by the names of their deployments.
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

/** The name of a deployment contains all its facts: one listing returns the history. */
function readRelease(path: string): Release[] {
  const [, name, deployment, digest] = releaseName.exec(path) ?? [];
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
      hint: "create it as a private bucket in the dashboard or with supabase seed buckets --remote=<project>",
    });
  }
  if (/\b40[13]\b|Unauthorized|missing key|JWS|JWT|signature/i.test(cause)) {
    return new RefusedError(`${task}: the storage refuses SUPABASE_SERVICE_ROLE_KEY`, {
      hint: "it must be the secret key of this project",
    });
  }
  if (/fetch failed|ECONNREFUSED|ENOTFOUND|Timeout/i.test(cause))
    return new UnreachableError(`${task}: SUPABASE_URL does not respond`);
  return new RefusedError(`${task}: ${cause.replace(/^Error: /, "")}`);
}
