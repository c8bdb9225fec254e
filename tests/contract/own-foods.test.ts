import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runNas } from "../support/run-nas.ts";
import { startThrowawayStack, type ThrowawayStack } from "../support/throwaway-stack.ts";
import { decodeToEnd, runToEnd } from "./support/run-job.ts";

const template = new URL("../../supabase/catalogue/own/data/template.csv", import.meta.url);

let stack: ThrowawayStack;

// A stack of its own: what is loaded changes the release in the responses of all other tests.
beforeAll(async () => {
  stack = await startThrowawayStack();
});
afterAll(() => stack.remove());

const nas = (args: readonly string[]) =>
  runNas(["catalogue", ...args], { env: { DATA_DIR: stack.dataDir, COLUMNS: "100" } });

async function load(text: string, ...options: string[]) {
  const path = join(stack.dataDir, "foods.csv");
  writeFileSync(path, text);
  return nas(["load", path, ...options]);
}

const caller = () => ({ baseUrl: stack.url, key: stack.keys.molecular });

async function decode(foodText: string) {
  const { body } = await decodeToEnd({ input_mode: "unstructured", foodText }, caller());
  const result = body?.data?.result;
  const rows = Object.values(result?.molecular_analysis ?? {});
  return {
    items: Object.values(result?.items ?? {}),
    release: body?.meta?.catalogue_release,
    row: (name: string) => rows.find((row) => String(row?.compound_identifier_name) === name),
  };
}

describe("a food of the operator's own", () => {
  test("is decoded with its portions, values, types and source, under a release of its own", async () => {
    const before = await decode("100 g Moorland loaf");
    const loaded = await load(
      "name,portions,source,Energy (kcal),Protein (g),Iron (mg),Vitamin C (mg)\n" +
        'Moorland loaf,1 slice = 40 g,"Lab, 2026",250,10,<0.5,trace\n',
    );
    expect(loaded).toMatchObject({ code: 0, stderr: "" });
    const after = await decode("2 slices of Moorland loaf");
    expect(after.items).toMatchObject([
      { canonical_name: "Moorland loaf", quantity_g: 80, status: "matched" },
    ]);
    expect(after.row("Protein")).toMatchObject({
      measurement_value: 8,
      measurement_value_type: "quantified",
      provenance: "source",
      incomplete: false,
      references: [{ citation: "Lab, 2026" }],
    });
    expect(after.row("Iron, Fe")).toMatchObject({
      measurement_value: 0.4,
      measurement_value_type: "less_than",
    });
    expect(after.row("Vitamin C, total ascorbic acid")).toMatchObject({
      measurement_value: null,
      measurement_value_type: "trace",
    });
    expect(after.row("Calcium, Ca")).toBeUndefined();
    expect(String(after.release)).toBe(`${before.release}.own-${String(after.release).slice(-8)}`);
  });

  test("that is replaced or removed is not served any more by functions that have it in use", async () => {
    await load("name,Protein (g)\nMoorland loaf,10");
    const first = await decode("100 g Moorland loaf");
    await load("name,Protein (g)\nMoorland loaf,20");
    const second = await decode("100 g Moorland loaf");
    expect([first, second].map(({ row }) => row("Protein")?.measurement_value)).toEqual([10, 20]);
    expect(second.release).not.toBe(first.release);
    expect(await nas(["remove", "Moorland loaf"])).toMatchObject({ code: 0 });
    const third = await decode("100 g Moorland loaf");
    expect(third.items).not.toContainEqual(expect.objectContaining({ canonical_name: "Moorland loaf" }));
    expect(String(third.release)).not.toContain("own");
  });

  test("serves the other operations: taste, decisions and recipes; a designed one has the release", async () => {
    await load(`${readFileSync(template, "utf8")}H-003,Haferling,,,,,,,60,1\n`);
    const { release } = await decode("an apple");
    expect(String(release)).toContain(".own-");
    const senses = await runToEnd("decode_sensory", { foodText: "a bowl of house granola" }, caller());
    expect(senses.text).toContain("House granola");
    const drafted = await runToEnd(
      "draft",
      {
        recipe_title: "Morning bowl",
        servings: 1,
        ingredients: ["100 g House granola", "50 g Haferling", "100 g oat drink", "200 g milk"],
        steps: ["Mix."],
        diet: "vegan",
      },
      caller(),
    );
    expect(drafted.body?.data).toMatchObject({ status: "completed" });
    const lines = Object.values(drafted.body?.data?.result?.final_recipe?.ingredients ?? {});
    expect(lines.map((line) => String(line?.canonical_name)).slice(0, 3)).toEqual([
      "House granola",
      "Haferling",
      "Oat drink (Moorland)",
    ]);
    for (const body of [
      { request_text: "a dinner with chickpeas" },
      { request_text: "a lunch with lentils" },
    ]) {
      const designed = await runToEnd("design", body, caller());
      expect(designed.body?.meta).toMatchObject({ catalogue_release: String(release) });
    }
    expect(await nas(["remove", "--all", "--yes"])).toMatchObject({ code: 0 });
    const designed = await runToEnd("design", { request_text: "a dinner with chickpeas" }, caller());
    expect(designed.body?.meta).toMatchObject({ catalogue_release: String(release).replace(/\.own-.*/, "") });
  });
});

describe("the command line", () => {
  test("reports every error with row and column, and changes nothing", async () => {
    const before = (await nas(["info"])).stdout;
    const { code, stdout, stderr } = await load(
      "name,Protein (g)\nPlain biscuit,10\nPlain pie,-1\nPlain tart,abc",
    );
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/row 3, column Protein \(g\): "-1" is negative/);
    expect(stderr).toMatch(/row 4, column Protein \(g\): "abc" is not a value/);
    expect(stderr).toMatch(/Cannot load .*: it has \d errors, nothing was changed/);
    expect((await nas(["info"])).stdout).toBe(before);
    expect((await nas(["search", "plain biscuit", "--own"])).stdout).toMatch(/^No own food matches/);
  });

  test("reports fifty errors and counts the rest", async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `Food ${at},-1,1`);
    const { stderr } = await load(`name,Protein (g),Iron (mg)\n${rows.join("\n")}`);
    expect(stderr.match(/^Error: row/gm)).toHaveLength(50);
    expect(stderr).toContain("Error: 10 more of this kind");
  });

  test("prints a template that loads without an error or a doubt, twice the same", async () => {
    await nas(["remove", "--all", "--yes"]);
    const { stdout } = await nas(["template"]);
    const dry = await load(stdout, "--dry-run");
    expect(dry).toMatchObject({ code: 0, stderr: "" });
    expect(dry.stdout).toContain("2 added (dry run: nothing is changed)");
    await load(stdout);
    const again = await load(stdout, "--json");
    expect(JSON.parse(again.stdout)).toMatchObject({
      dryRun: false,
      foods: 2,
      errors: [],
      change: { added: 0, replaced: 0, unchanged: 2 },
    });
  });

  test("shows what a name is matched with, and what the catalogue holds", async () => {
    await load(readFileSync(template, "utf8"));
    expect((await nas(["search", "granola"])).stdout.split("\n")[1]).toMatch(/^House granola .*own .* 60 g$/);
    const { stdout } = await nas(["info"]);
    expect(stdout).toMatch(/^Release c-[0-9a-f]{12}\.[0-9a-f]{6}\.own-[0-9a-f]{8}, since /);
    expect(stdout).toMatch(/^own foods +2 /m);
    expect(stdout).toContain("Own foods cite: Recipe of our kitchen, 2026 (1)");
    expect(stdout).toContain("public domain");
  });

  test.each([
    [["load", "/nowhere.csv"], 2, "no such file or folder"],
    [["load", ".", "--limit", "0"], 2, "It must be a whole number above 0"],
    [["load", "."], 1, "it has no food.csv"],
    [["load", "package.json", "--limit", "3"], 2, "apply only to a download folder"],
    [["remove"], 2, "name some foods, or use --all"],
    [["remove", "--all"], 2, "stdin is not a terminal"],
    [["info", "--database-url", "postgres://nobody@127.0.0.1:1/none"], 3, "Cannot reach the database"],
    [["info", "--database-url", "nonsense"], 1, "its URL is malformed"],
  ])("refuses %j in one line", async (args, code, message) => {
    const run = await nas(args);
    expect(run).toMatchObject({ code, stdout: "" });
    expect(run.stderr).toContain(message);
    expect(run.stderr.trim().split("\n")).toHaveLength(1);
  });
});
