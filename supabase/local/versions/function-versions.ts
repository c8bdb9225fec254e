import { digestModules } from "../../../scripts/digest-modules.ts";
import type { PartStatus } from "../supervisor.ts";
import type { Target } from "../target.ts";
import { type Chooser, chooseVersion } from "./choose-version.ts";
import { type Deployment, findLargest, type Refusal, readDeployment } from "./deployment.ts";
import type { Modules } from "./read-modules.ts";
import type { RunningVersion, VersionProcesses } from "./version-processes.ts";

/** A version of the deployment with its share and the state of its process. */
type VersionStatus = PartStatus & { version: string; share: number };

/** Storage for the modules of versions. */
export type ModuleShelf = {
  put: (version: string, modules: Modules) => void;
  remove: (version: string) => void;
};

/** A function behind the gateway. As a {@link Target} it represents its version with the largest share. */
export type FunctionVersions = Target & {
  choose: (chooser: Chooser) => RunningVersion | undefined;
  /** The port of a version of the deployment; null for any other. */
  portOf: (version: string) => number | null;
  statuses: () => VersionStatus[];
  /** The current deployment, the earlier ones (earliest first), and every version that can serve. */
  describe: () => { versions: Deployment; history: readonly Deployment[]; uploaded: readonly string[] };
  /** Starts a version beside the others; it gets no share yet. */
  upload: (modules: Modules) => Promise<{ version: string } | { refusal: Refusal }>;
  /** Changes the deployment, once all of its versions are running. */
  serve: (deployment: unknown) => Promise<{ deployment: Deployment } | { refusal: Refusal }>;
};

/** How many versions are kept for a rollback, besides those that serve; the first one is always kept. */
const keptVersions = 5;
const keptHistory = 50;

/** The versions of a function, of which `first` serves; changes are made one after the other. */
export function createFunctionVersions(
  first: string,
  processes: VersionProcesses,
  shelf: ModuleShelf,
): FunctionVersions {
  let deployment: Deployment = [{ version: first, share: 100 }];
  let history: readonly Deployment[] = [];
  let known: readonly string[] = [first];
  let lastChange: Promise<unknown> = Promise.resolve();

  function upload(modules: Modules): Promise<{ version: string } | { refusal: Refusal }> {
    return inTurn(async () => {
      const version = digestModules(modules);
      const isNew = !known.includes(version);
      if (isNew) shelf.put(version, modules);
      const refusal = await start(version);
      if (refusal && isNew) shelf.remove(version);
      if (refusal) return { refusal };
      remember([version]);
      processes.keepOnly([...namesOf(deployment), version]);
      return { version };
    });
  }

  function serve(wanted: unknown): Promise<{ deployment: Deployment } | { refusal: Refusal }> {
    return inTurn(async () => {
      const read = readDeployment(wanted, known);
      if ("refusal" in read) return read;
      const names = namesOf(read.deployment);
      for (const version of names) {
        const refusal = await start(version);
        if (refusal) processes.keepOnly(namesOf(deployment));
        if (refusal) return { refusal };
      }
      history = [...history, deployment].slice(-keptHistory);
      deployment = read.deployment;
      remember(names);
      processes.keepOnly(names);
      return read;
    });
  }

  async function start(version: string): Promise<Refusal | null> {
    try {
      await processes.provide(version);
      return null;
    } catch (error) {
      return { status: 422, message: error instanceof Error ? error.message : String(error) };
    }
  }

  function remember(used: readonly string[]): void {
    known = [...known.filter((version) => !used.includes(version)), ...used];
    const spare = known.filter((version) => version !== first && !namesOf(deployment).includes(version));
    // A running version may need a module that it has not loaded yet.
    const forgotten = spare.slice(0, -keptVersions).filter((version) => !processes.get(version));
    for (const version of forgotten) shelf.remove(version);
    known = known.filter((version) => !forgotten.includes(version));
  }

  function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const done = lastChange.then(change);
    lastChange = done.catch(() => {});
    return done;
  }

  function readStatus(version: string): PartStatus {
    return processes.get(version)?.status() ?? { state: "stopped", pid: null, restarts: 0 };
  }

  return {
    get port() {
      return processes.get(findLargest(deployment))?.port ?? 0;
    },
    status: () => readStatus(findLargest(deployment)),
    choose: (chooser) => processes.get(chooseVersion(deployment, chooser)),
    portOf: (version) =>
      namesOf(deployment).includes(version) ? (processes.get(version)?.port ?? null) : null,
    statuses: () => deployment.map((served) => ({ ...served, ...readStatus(served.version) })),
    describe: () => ({ versions: deployment, history, uploaded: known }),
    upload,
    serve,
  };
}

function namesOf(deployment: Deployment): string[] {
  return deployment.map(({ version }) => version);
}
