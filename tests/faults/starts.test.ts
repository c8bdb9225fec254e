import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findChildren } from "../support/child-processes.ts";
import { readParts, readPid } from "../support/stack-parts.ts";
import { fillDataDir, spawnStart, startThrowawayStack, stopProcess } from "../support/throwaway-stack.ts";
import { makeClosedCheckout } from "./closed-checkout.ts";
import { expectHealth, isRunning } from "./stack-parts.ts";

const noCatalogue = { CATALOGUE: "none" };

describe.skipIf(process.platform !== "linux")("starting a stack", () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), "nas-test-"));
    await fillDataDir(dataDir);
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test("reports that the port is in use, and leaves no lock", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const { child, output } = spawnStart({ dataDir, variables: { ...noCatalogue, PORT: port } });
    await once(child, "close");
    server.close();
    expect(output()).toBe(`Cannot start: port ${port} is in use; choose another one with PORT\n`);
    expect(child.exitCode).toBe(1);
    expect(statSync(join(dataDir, "stack", "lock.json"), { throwIfNoEntry: false })).toBeUndefined();
  });

  test("refuses a malformed PORT", async () => {
    const { child, output } = spawnStart({ dataDir, variables: { PORT: "eighty" } });
    await once(child, "close");
    expect(output()).toBe("Cannot start: PORT is not a number from 0 to 65535\n");
  });

  test.for([
    ["a pid that no process has", 4_194_304],
    ["a pid that now belongs to another program", process.pid],
  ] as const)("does not count a lock with %s", async ([, pid]) => {
    mkdirSync(join(dataDir, "stack"), { recursive: true });
    const entry = { pid, identity: "another boot 1", url: "http://127.0.0.1:1", databasePort: 1 };
    writeFileSync(join(dataDir, "stack", "lock.json"), JSON.stringify(entry));
    const stack = await startThrowawayStack({ dataDir, variables: noCatalogue });
    await expectHealth(stack.url);
    await stopProcess(stack.process);
  });

  test("keeps keys and data from one start to the next, readable by the starter alone", async () => {
    const first = await startThrowawayStack({ dataDir, variables: noCatalogue });
    await stopProcess(first.process);
    const second = await startThrowawayStack({ dataDir, variables: noCatalogue });
    await stopProcess(second.process);
    expect(second.keys).toEqual(first.keys);
    expect(new Set(Object.values(second.keys)).size).toBe(3);
    for (const name of ["dev-keys.json", "secrets.json"]) {
      expect(statSync(join(dataDir, name)).mode & 0o777, name).toBe(0o600);
    }
  });

  test("refuses a data folder whose database another version made", async () => {
    const stack = await startThrowawayStack({ dataDir, variables: noCatalogue });
    const sql = postgres(stack.databaseUrl, { max: 1 });
    await sql`update nas_local.migration set name = replace(name, '2026', '2025')`;
    await sql.end();
    await stopProcess(stack.process);
    const { child, output } = spawnStart({ dataDir, variables: noCatalogue });
    await once(child, "close");
    expect(output()).toMatch(
      /^Cannot upgrade the database: it was made by the migrations of another version, the last of which is 2025\d+_[a-z_]+.sql; start it with that version, or choose another folder with DATA_DIR/m,
    );
    expect(child.exitCode).toBe(1);
  });

  test("ends every part when it is stopped while it starts", async () => {
    const { child, output } = spawnStart({ dataDir, variables: noCatalogue });
    await expect.poll(output, { interval: 5 }).toMatch(/Database ready/);
    const parts = findChildren(child.pid ?? 0);
    await stopProcess(child, "SIGINT");
    expect(parts.length).toBeGreaterThan(0);
    await expect.poll(() => parts.filter(isRunning), { interval: 10 }).toEqual([]);
  });

  test.skipIf(process.getuid?.() !== 0)(
    "runs unprivileged when root starts it below a folder that only root may enter, also after a restart",
    async () => {
      const checkout = makeClosedCheckout();
      const { rootDir, dataDir: closedDataDir, temporaryDir } = checkout;
      const variables = { ...noCatalogue, TMPDIR: temporaryDir };
      const stack = await startThrowawayStack({ rootDir, dataDir: closedDataDir, variables });
      try {
        for (const name of ["postgres", "postgrest", "decode"])
          process.kill(await readPid(stack.url, name), "SIGKILL");
        await expect
          .poll(async () => (await readParts(stack.url)).get("decode")?.restarts, {
            interval: 20,
          })
          .toBe(1);
        await expectHealth(stack.url);
        for (const [name, { pid }] of await readParts(stack.url)) expect(readUid(pid), name).not.toBe(0);
      } finally {
        await stack.remove();
        checkout.remove();
      }
    },
  );
});

/** The user that a process runs as. */
function readUid(pid: number): number {
  return Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}
