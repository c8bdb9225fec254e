import { beforeEach, describe, expect, test } from "vitest";
import {
  createFunctionVersions,
  type FunctionVersions,
} from "../../../../supabase/local/versions/function-versions.ts";
import { createFakeProcesses, type FakeProcesses } from "./fake-processes.ts";

let fakes: FakeProcesses;
let versions: FunctionVersions;

beforeEach(() => {
  fakes = createFakeProcesses("first");
  versions = createFunctionVersions("first", fakes.processes, fakes.shelf);
});

async function upload(text: string): Promise<string> {
  const uploaded = await versions.upload(new Map([["index.js", text]]));
  if ("refusal" in uploaded) throw new Error(uploaded.refusal.message);
  return uploaded.version;
}

const serve = (...shares: [string, number][]) =>
  versions.serve({ versions: shares.map(([version, share]) => ({ version, share })) });
const expectAlive = (...names: string[]) =>
  expect.poll(() => fakes.alive().toSorted()).toEqual(names.toSorted());
const choose = (override: string | null, random = 0) => versions.choose({ override, keyId: null, random });

describe("an upload", () => {
  test("runs beside the serving version and gets no request, not even one that names it", async () => {
    const version = await upload("new");
    expect(versions.describe().versions).toEqual([{ version: "first", share: 100 }]);
    expect(versions.describe().uploaded).toEqual(["first", version]);
    expect(choose(version, 0.999)?.port).toBe(versions.portOf("first"));
    expect(versions.portOf(version)).toBeNull();
    await expectAlive("first", version);
  });

  test("has the same version whenever its modules are the same", async () => {
    const version = await upload("new");
    expect(await upload("new")).toBe(version);
    expect(versions.describe().uploaded).toEqual(["first", version]);
    await expectAlive("first", version);
  });

  test("an upload that does not start is refused with the reason and leaves nothing", async () => {
    expect(await versions.upload(new Map([["index.js", "crash"]]))).toEqual({
      refusal: { status: 422, message: "Cannot start the version: boom" },
    });
    expect(versions.describe().uploaded).toEqual(["first"]);
    expect(fakes.shelved()).toEqual([]);
    await expectAlive("first");
  });

  test("takes the place of one that was never served: no process is left over", async () => {
    await upload("a");
    const last = await upload("b");
    await expectAlive("first", last);
  });

  test("is forgotten when five later ones were not served either", async () => {
    const uploaded: string[] = [];
    for (const text of ["a", "b", "c", "d", "e", "f"]) {
      uploaded.push(await upload(text));
      await expectAlive("first", ...uploaded.slice(-1));
    }
    expect(versions.describe().uploaded).toEqual(["first", ...uploaded.slice(1)]);
    expect(fakes.shelved()).toEqual(uploaded.slice(1));
    expect(await serve([uploaded[0] ?? "", 100])).toHaveProperty("refusal.status", 422);
  });
});

describe("a deployment", () => {
  test("both versions of a deployment run, each reachable by name", async () => {
    const version = await upload("new");
    await serve(["first", 100], [version, 0]);
    expect(choose(version)?.port).toBe(versions.portOf(version));
    expect(choose("first")?.port).toBe(versions.portOf("first"));
    expect(choose(null, 0.999)?.port).toBe(versions.portOf("first"));
    expect(versions.port).toBe(versions.portOf("first"));
  });

  test("reports the share and process of each version, and the status of the one with the larger share", async () => {
    const version = await upload("new");
    await serve(["first", 10], [version, 90]);
    expect(versions.statuses()).toMatchObject([
      { version: "first", share: 10, state: "running" },
      { version, share: 90, state: "running" },
    ]);
    expect(versions.port).toBe(versions.portOf(version));
  });

  test("a refused deployment changes nothing", async () => {
    const version = await upload("new");
    for (const shares of [
      [
        ["first", 50],
        [version, 49],
      ],
      [
        ["first", 50],
        ["unknown", 50],
      ],
    ] as [string, number][][])
      expect(await serve(...shares)).toHaveProperty("refusal.status", 422);
    expect(versions.describe()).toEqual({
      versions: [{ version: "first", share: 100 }],
      history: [],
      uploaded: ["first", version],
    });
    await expectAlive("first", version);
  });

  test("leaves the former version without a process, and it is started again to go back", async () => {
    const version = await upload("new");
    await serve([version, 100]);
    await expectAlive(version);
    await serve(["first", 100]);
    await expectAlive("first");
    expect(versions.status().state).toBe("running");
    expect(versions.describe().history).toEqual([
      [{ version: "first", share: 100 }],
      [{ version, share: 100 }],
    ]);
  });

  test("lets the former version end the requests that it has", async () => {
    const version = await upload("new");
    const leave = choose(null)?.enter();
    await serve([version, 100]);
    await expect.poll(() => versions.portOf("first")).toBeNull();
    expect(fakes.alive()).toContain("first");
    leave?.();
    await expectAlive(version);
  });

  test("a deployment that returns to a version about to leave keeps its process", async () => {
    const version = await upload("new");
    const port = versions.portOf("first");
    const leave = choose(null)?.enter();
    await serve([version, 100]);
    await serve(["first", 100]);
    leave?.();
    await expectAlive("first");
    expect(versions.portOf("first")).toBe(port);
  });

  test("comes after the one that was asked for before", async () => {
    const version = await upload("new");
    await Promise.all([serve([version, 100]), serve(["first", 60], [version, 40]), serve(["first", 100])]);
    expect(versions.describe().versions).toEqual([{ version: "first", share: 100 }]);
    expect(versions.describe().history.map((shares) => shares.length)).toEqual([1, 1, 2]);
  });
});

test("the end of the stack leaves no process, not even of a version that was about to leave", async () => {
  const patient = createFakeProcesses("first", 60_000);
  const held = createFunctionVersions("first", patient.processes, patient.shelf);
  const uploaded = await held.upload(new Map([["index.js", "new"]]));
  await held.serve({ versions: [{ version: Object(uploaded).version, share: 100 }] });
  expect(patient.alive()).toContain("first");
  await patient.processes.stopAll();
  expect(patient.alive()).toEqual([]);
});
