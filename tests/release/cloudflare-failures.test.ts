import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Rehearsal, startRehearsal } from "./support/rehearse.ts";

const OPERATION = "daily_energy_expenditure_calculation";
const WORKER = "daily-energy-expenditure-calculation";
const HEALTH_PATH = `/functions/v1/${OPERATION}/health`;

let rehearsal: Rehearsal;
let old: string;
beforeAll(async () => {
  rehearsal = await startRehearsal();
  await rehearsal.deploy(OPERATION, "--secrets-file", rehearsal.secretsPath);
  old = serving()[0]?.version_id ?? "";
});
afterEach(() => rehearsal.api.calm());
afterAll(() => rehearsal.remove());

function serving() {
  return rehearsal.api.worker(WORKER)?.deployments[0]?.versions ?? [];
}

async function expectOldServes(): Promise<void> {
  expect(serving().find(({ percentage }) => percentage === 100)?.version_id).toBe(old);
  const answer = await fetch(`${rehearsal.api.url}${HEALTH_PATH}`);
  expect(answer.headers.get("x-function-version")).toBe(old);
}

test("a failed upload leaves the old version serving and says so", async () => {
  rehearsal.api.failOn(/^POST .*\/versions$/);
  const { code, stdout, stderr } = await rehearsal.deploy(OPERATION, "--canary", "10");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain(`Cannot upload ${OPERATION}: `);
  expect(stderr).toContain("An unknown error has occurred. [code: 10013]");
  expect(stderr).toContain(`${old} still serves all requests of ${OPERATION}`);
  expect(stderr).toMatch(/all that wrangler said is in \S+\.log/);
  await expectOldServes();
});

test("a new version that cannot be put beside the old one leaves the old version serving", async () => {
  const { api, deploy } = rehearsal;
  let deployments = 0;
  // The first fails, the second puts the old version back.
  api.before(/^POST .*\/deployments$/, () =>
    api.failOn(++deployments === 1 ? /^POST .*\/deployments$/ : null),
  );
  const { code, stderr } = await deploy(OPERATION);
  expect(code).toBe(1);
  expect(stderr).toContain(`Cannot serve ${OPERATION}: `);
  expect(stderr).toContain(`${old} serves all requests of ${OPERATION}`);
  await expectOldServes();
  expect(serving()).toHaveLength(1);
});

test("a new version that is not well is not served to anybody", async () => {
  const { deploy, writeSecrets } = rehearsal;
  const broken = writeSecrets({ WORK_SECRET: "short" });
  const { code, stderr } = await deploy(OPERATION, "--secrets-file", broken);
  expect(code).toBe(1);
  expect(stderr).toContain("Cannot pass the smoke test");
  expect(stderr).toContain(`${old} serves all requests of ${OPERATION}`);
  await expectOldServes();
  expect(serving()).toHaveLength(1);
});

test("a share that cannot be set leaves the old version serving", async () => {
  const { api, deploy, secretsPath } = rehearsal;
  let deployments = 0;
  api.before(/^POST .*\/deployments$/, () =>
    api.failOn(++deployments === 2 ? /^POST .*\/deployments$/ : null),
  );
  const { code, stderr } = await deploy(OPERATION, "--canary", "10", "--secrets-file", secretsPath);
  expect(code).toBe(1);
  expect(stderr).toContain(`${old} serves all requests of ${OPERATION}`);
  await expectOldServes();
});

test("Ctrl-C ends the step, puts the old version back and ends with 130", async () => {
  const { api, variables } = rehearsal;
  const child = spawn(process.execPath, ["cli/nas.ts", "deploy", OPERATION, "--target", "cloudflare"], {
    env: { ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  let interrupted = false;
  api.before(/^POST .*\/deployments$/, () => {
    if (!interrupted) child.kill("SIGINT");
    interrupted = true;
  });
  const [code, stderr] = await Promise.all([ended, text(child.stderr)]);
  expect(code).toBe(130);
  expect(stderr).toContain(`Interrupted; ${old} serves all requests of ${OPERATION}`);
  await expectOldServes();
  expect(serving()).toHaveLength(1);
});

test("a refused token, no token and no address are told in a line with what to do", async () => {
  const { deployWith } = rehearsal;
  const wrong = await deployWith({ variables: { CLOUDFLARE_API_TOKEN: "wrong" } }, OPERATION);
  expect(wrong.stderr).toMatch(
    /^Cannot see what serves \w+: Cloudflare refuses the token \[code: 10000\] - CLOUDFLARE_API_TOKEN needs .*\n$/,
  );
  const none = await deployWith({ variables: { CLOUDFLARE_API_TOKEN: "" } }, OPERATION);
  expect(none).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("CLOUDFLARE_API_TOKEN must be set"),
  });
  const nowhere = await deployWith({ variables: { NAS_URL: "" } }, OPERATION);
  expect(nowhere).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("no public address is told - give --url or NAS_URL"),
  });
  const silent = await deployWith(
    { variables: { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1/client/v4" } },
    OPERATION,
  );
  expect(silent).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("Cloudflare's API does not answer"),
  });
});
