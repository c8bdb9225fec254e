import { expect, test } from "vitest";
import type { Deployment, ReleaseTarget } from "../../../cli/release/release-target.ts";
import { type ReleaseTools, releaseVersion } from "../../../cli/release/run-release.ts";
import { RefusedError } from "../../../cli/run/command-error.ts";

const BUILT = { operation: "decode", dir: "", modules: [], digest: "", totalBytes: 0 } as const;
const OLD: Deployment = [{ version: "a", share: 100 }];

type Script = {
  failing?: string;
  splitsTraffic?: boolean;
  old?: string | null;
  interruptAt?: string;
  stuck?: boolean;
};

/** Releases version b beside a, on a target that notes what is asked of it and fails at one step. */
async function release({
  failing,
  splitsTraffic = true,
  old = "a",
  interruptAt,
  stuck = false,
}: Script = {}) {
  const log: string[] = [];
  const interrupt = new AbortController();
  const step = (name: string) => {
    log.push(name);
    if (name === interruptAt) interrupt.abort();
    if (failing && (name === failing || (stuck && name === "a100"))) throw new RefusedError(`Cannot ${name}`);
  };
  const target: ReleaseTarget = {
    name: "cloudflare",
    splitsTraffic,
    project: null,
    settlesWithinMs: 0,
    current: async () => OLD,
    before: async () => null,
    upload: async () => {
      step("upload");
      return "b";
    },
    serve: async (_operation, deployment) =>
      step(deployment.map(({ version, share }) => `${version}${share}`).join(" ")),
    settle: async () => step("settle"),
    reach: () => ({ url: "", headers: {}, answersAs: null }),
  };
  const tools: ReleaseTools = {
    target,
    operation: "decode",
    message: "",
    signal: interrupt.signal,
    tell: () => {},
    test: async () => {
      step("test");
      return [];
    },
    release: async (version) => {
      log.push(`release ${version}`);
      return null;
    },
  };
  const plan = { kind: "upload", old, share: 100, testsFirst: splitsTraffic && old !== null } as const;
  const told = await releaseVersion({ ...plan, built: BUILT }, tools).then(
    () => "released",
    (error: Error) => error.message,
  );
  return { log, told };
}

test("a version is tested beside the old one, then serves, then may finish jobs of others", async () => {
  const { log } = await release();
  expect(log).toEqual(["upload", "a100 b0", "test", "b100", "release b", "settle"]);
});

test.each(["upload", "a100 b0", "test", "b100", "settle"])(
  "a failure at %s leaves the old version serving, and to it the jobs of the new one",
  async (failing) => {
    const { log, told } = await release({ failing });
    expect(told).toMatch(new RegExp(`^Cannot ${failing}; a (still )?serves all requests of decode$`));
    if (failing !== "upload") expect(log.slice(-2)).toEqual(["a100", "release a"]);
  },
);

test.each(["upload", "a100 b0", "test", "b100"])(
  "Ctrl-C at %s lets the step end and puts the old version back",
  async (interruptAt) => {
    const { log, told } = await release({ interruptAt });
    expect(told).toBe("Interrupted; a serves all requests of decode");
    expect(log.slice(-2)).toEqual(["a100", "release a"]);
  },
);

test("where all requests go to one version, it is tested after the switch and taken back when it fails", async () => {
  expect(await release({ splitsTraffic: false })).toMatchObject({
    log: ["upload", "b100", "test", "settle"],
  });
  const { log } = await release({ splitsTraffic: false, failing: "test" });
  expect(log).toEqual(["upload", "b100", "test", "a100"]);
});

test("the first version has none to go back to: the error says that it serves", async () => {
  const { log, told } = await release({ old: null, failing: "test" });
  expect(log).toEqual(["upload", "b100", "test"]);
  expect(told).toBe("Cannot test; the first version a serves decode");
});

test("where the old version cannot be put back, the error says who serves and what to do", async () => {
  const { told } = await release({ failing: "test", stuck: true });
  expect(told).toBe("Cannot test; decode is served by a 100 %: see --status, then --rollback");
});
