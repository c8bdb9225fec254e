import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Rehearsal, startRehearsal } from "./support/rehearse.ts";
import { uploadDirectly } from "./support/upload-directly.ts";

const operation = "daily_energy_expenditure_calculation";
const worker = "daily-energy-expenditure-calculation";
const healthPath = `/functions/v1/${operation}/health`;

let rehearsal: Rehearsal;
let old: string;
beforeAll(async () => {
  rehearsal = await startRehearsal();
  old = await uploadDirectly(rehearsal.api, operation, { secrets: rehearsal.secrets });
});
afterEach(() => rehearsal.api.calm());
afterAll(() => rehearsal.remove());

function serving() {
  return rehearsal.api.worker(worker)?.deployments[0]?.versions ?? [];
}

async function expectOldServes(): Promise<void> {
  expect(serving().find(({ percentage }) => percentage === 100)?.version_id).toBe(old);
  const response = await fetch(`${rehearsal.api.url}${healthPath}`);
  expect(response.headers.get("x-function-version")).toBe(old);
}

test("a failed upload leaves the old version serving and says so", async () => {
  rehearsal.api.failOn(/^POST .*\/versions$/);
  const { code, stdout, stderr } = await rehearsal.deploy(operation, "--canary", "10");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain(`Cannot upload ${operation}: `);
  expect(stderr).toContain("An unknown error has occurred. [code: 10013]");
  expect(stderr).toContain(`${old} still serves all requests of ${operation}`);
  expect(stderr).toMatch(/the full output of wrangler is in \S+\.log/);
  await expectOldServes();
});

test("a new version that cannot be deployed beside the old one leaves the old one serving", async () => {
  const { api, deploy } = rehearsal;
  let deployments = 0;
  // The first one fails, the second one restores the old version.
  api.before(/^POST .*\/deployments$/, () =>
    api.failOn(++deployments === 1 ? /^POST .*\/deployments$/ : null),
  );
  const { code, stderr } = await deploy(operation);
  expect(code).toBe(1);
  expect(stderr).toContain(`Cannot serve ${operation}: `);
  expect(stderr).toContain(`${old} serves all requests of ${operation}`);
  await expectOldServes();
  expect(serving()).toHaveLength(1);
});

test("a new version that fails its smoke test never serves", async () => {
  const { deployWith, writeSecrets } = rehearsal;
  const broken = writeSecrets({ WORK_SECRET: "short" });
  const variables = { NAS_SETTLE_SECONDS: "1" };
  const { code, stderr } = await deployWith({ variables }, operation, "--secrets-file", broken);
  expect(code).toBe(1);
  expect(stderr).toContain("Cannot pass the smoke test");
  expect(stderr).toContain(`${old} serves all requests of ${operation}`);
  await expectOldServes();
  expect(serving()).toHaveLength(1);
});

test("a share that cannot be set leaves the old version serving", async () => {
  const { api, deploy, secretsPath } = rehearsal;
  let deployments = 0;
  api.before(/^POST .*\/deployments$/, () =>
    api.failOn(++deployments === 2 ? /^POST .*\/deployments$/ : null),
  );
  const { code, stderr } = await deploy(operation, "--canary", "10", "--secrets-file", secretsPath);
  expect(code).toBe(1);
  expect(stderr).toContain(`${old} serves all requests of ${operation}`);
  await expectOldServes();
});

test("Ctrl-C finishes the step, restores the old version and ends with exit code 130", async () => {
  const { api, variables } = rehearsal;
  const child = spawn(process.execPath, ["cli/nas.ts", "deploy", operation, "--target", "cloudflare"], {
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
  expect(stderr).toContain(`Interrupted; ${old} serves all requests of ${operation}`);
  await expectOldServes();
  expect(serving()).toHaveLength(1);
});

test("a refused token, a missing token and a missing address are reported in one line with what to do", async () => {
  const { deployWith } = rehearsal;
  const wrong = await deployWith({ variables: { CLOUDFLARE_API_TOKEN: "wrong" } }, operation);
  expect(wrong.stderr).toMatch(
    /^Cannot read the deployment of \w+: Cloudflare refuses the token \[code: 10000\] - CLOUDFLARE_API_TOKEN needs .*\n$/,
  );
  const none = await deployWith({ variables: { CLOUDFLARE_API_TOKEN: "" } }, operation);
  expect(none).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("CLOUDFLARE_API_TOKEN must be set"),
  });
  const nowhere = await deployWith({ variables: { NAS_URL: "" } }, operation);
  expect(nowhere).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("the public address is missing - use --url or NAS_URL"),
  });
  const silent = await deployWith(
    { variables: { CLOUDFLARE_API_BASE_URL: "http://127.0.0.1:1/client/v4" } },
    operation,
  );
  expect(silent).toMatchObject({
    code: 3,
    stderr: expect.stringContaining("Cloudflare's API does not respond"),
  });
});
