import { expect, test } from "vitest";
import type { Deployment, ReleaseTarget } from "../../../cli/release/release-target.ts";
import { type ReleaseTools, releaseVersion } from "../../../cli/release/run-release.ts";
import { RefusedError } from "../../../cli/run/command-error.ts";

const built = { operation: "decode", dir: "", modules: [], digest: "", totalBytes: 0 } as const;
const oldVersion: Deployment = [{ version: "a", share: 100 }];

type Script = {
  failing?: string;
  testsFirst?: boolean;
  old?: string | null;
  interruptAt?: string;
  stuck?: boolean;
};

/** Releases version b beside a, on a target that logs its calls and fails at one step. */
async function release({ failing, testsFirst = true, old = "a", interruptAt, stuck = false }: Script = {}) {
  const log: string[] = [];
  const interrupt = new AbortController();
  const step = (name: string) => {
    log.push(name);
    if (name === interruptAt) interrupt.abort();
    if (failing && (name === failing || (stuck && name === "a100"))) throw new RefusedError(`Cannot ${name}`);
  };
  const target: ReleaseTarget = {
    name: "cloudflare",
    testsFirst,
    project: null,
    settlesWithinMs: 0,
    current: async () => oldVersion,
    findPrevious: async () => null,
    upload: async () => {
      step("upload");
      return "b";
    },
    serve: async (_operation, deployment) =>
      step(deployment.map(({ version, share }) => `${version}${share}`).join(" ")),
    settle: async () => step("settle"),
    reach: () => ({ url: "", headers: {}, expectedVersion: null }),
  };
  const tools: ReleaseTools = {
    target,
    operation: "decode",
    message: "",
    signal: interrupt.signal,
    report: () => {},
    test: async () => {
      step("test");
      return [];
    },
    release: async (version) => {
      log.push(`release ${version}`);
      return null;
    },
  };
  const plan = { kind: "upload", old, share: 100, testsFirst: testsFirst && old !== null } as const;
  const outcome = await releaseVersion({ ...plan, built }, tools).then(
    () => "released",
    (error: Error) => error.message,
  );
  return { log, outcome };
}

test("a version is tested beside the old one, then serves, then may finish the jobs of others", async () => {
  const { log } = await release();
  expect(log).toEqual(["upload", "a100 b0", "test", "b100", "release b", "settle"]);
});

test.each(["upload", "a100 b0", "test", "b100", "settle"])(
  "after a failure at %s the old version serves and may finish the jobs of the new one",
  async (failing) => {
    const { log, outcome } = await release({ failing });
    expect(outcome).toMatch(new RegExp(`^Cannot ${failing}; a (still )?serves all requests of decode$`));
    if (failing !== "upload") expect(log.slice(-2)).toEqual(["a100", "release a"]);
  },
);

test.each(["upload", "a100 b0", "test", "b100"])(
  "Ctrl-C at %s lets the step finish and restores the old version",
  async (interruptAt) => {
    const { log, outcome } = await release({ interruptAt });
    expect(outcome).toBe("Interrupted; a serves all requests of decode");
    expect(log.slice(-2)).toEqual(["a100", "release a"]);
  },
);

test("a target that serves one version tests it after the switch and restores the old one if it fails", async () => {
  expect(await release({ testsFirst: false })).toMatchObject({
    log: ["upload", "b100", "test", "release b", "settle"],
  });
  const { log } = await release({ testsFirst: false, failing: "test" });
  expect(log).toEqual(["upload", "b100", "test", "a100", "release a"]);
});

test("the first version cannot be rolled back: the error says that it serves", async () => {
  const { log, outcome } = await release({ old: null, failing: "test" });
  expect(log).toEqual(["upload", "b100", "test"]);
  expect(outcome).toBe("Cannot test; the first version a serves decode");
});

test("if the old version cannot be restored, the error says which version serves and what to do", async () => {
  const { outcome } = await release({ failing: "test", stuck: true });
  expect(outcome).toBe("Cannot test; decode is served by a 100 %: see --status, then --rollback");
});
