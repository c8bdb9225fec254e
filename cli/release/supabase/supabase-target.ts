import type { OperationName } from "../../../shared/platform/kernel/mod.ts";
import type { CreateReleaseTarget } from "../release-target.ts";
import { readBuild } from "./build.ts";
import { createCanaryRecord } from "./canary-record.ts";
import { createHostedBuilds } from "./hosted-builds.ts";
import { readServedVersion } from "./hosted-functions.ts";
import { createHostedSides } from "./hosted-sides.ts";
import { createReleaseArchive } from "./release-archive.ts";
import { createSupabaseCli } from "./supabase-cli.ts";
import { readSupabaseProject } from "./supabase-settings.ts";

// `serve` has already waited for the new deployment; this covers its start.
const settlesWithinMs = 5_000;

/**
 * Functions of a hosted Supabase project, deployed by its CLI. Their versions are digests of builds; deployed builds
 * are archived in the bucket `releases`, since the platform cannot restore an earlier deployment. A canary is a second
 * function, to which the first one forwards the share that the database records.
 */
export const createSupabaseTarget: CreateReleaseTarget = (settings) => {
  const project = readSupabaseProject(settings);
  const run = createSupabaseCli(project, settings.variables);
  const archive = createReleaseArchive(project);
  const urlOf = (operation: OperationName) => `${project.publicUrl}/functions/v1/${operation}`;
  const builds = createHostedBuilds({ projectRef: project.ref, run, archive, urlOf });
  const canaries = createCanaryRecord(project);

  return {
    name: "supabase",
    testsFirst: false,
    project,
    settlesWithinMs,
    ...createHostedSides({ builds, canaries, urlOf }),
    async current(operation) {
      const version = await builds.findServing(operation);
      if (version === null) return [];
      const canary = await canaries.find(operation);
      if (!canary) return [{ version, share: 100 }];
      const { build, share } = canary;
      return [
        { version, share: 100 - share },
        { version: build, share },
      ];
    },
    async findPrevious(operation, version) {
      const digests = (await archive.list(operation)).map(({ digest }) => digest);
      const first = digests.indexOf(version);
      return (first < 0 ? digests.at(-1) : digests[first - 1]) ?? null;
    },
    async nameOf(operation, version) {
      const canary = await canaries.find(operation);
      if (canary?.build === version) return canary.version;
      return (await readServedVersion({ url: urlOf(operation) })) ?? version;
    },
    async check(built) {
      readBuild(built);
    },
    async upload(built) {
      const build = readBuild(built);
      await archive.keep(built.operation, build);
      if (settings.secretsFile !== undefined) {
        const task = `set the secrets of ${settings.secretsFile}`;
        await run(["secrets", "set", "--env-file", settings.secretsFile], task);
      }
      return build.digest;
    },
  };
};
