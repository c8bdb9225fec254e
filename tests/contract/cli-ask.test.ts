import { expect, inject, test } from "vitest";
import { type NasOptions, type NasRun, spawnNas } from "../support/spawn-nas.ts";

/** Runs a command with a key of ample limits; it must end well and leave nothing on stderr. */
async function ask(args: string[], options: NasOptions = {}): Promise<string> {
  const { code, stdout, stderr } = await askAnyhow(args, options);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining("Cannot") });
  return stdout;
}

function askAnyhow(args: string[], { env, ...options }: NasOptions = {}): Promise<NasRun> {
  return spawnNas(args, { ...options, env: { NAS_API_KEY: inject("keys").molecular, ...env } });
}

test("a meal in words becomes a table of foods and compounds with units, ranges and sources", async () => {
  const text = await ask(["decode", "two boiled eggs and a slice of rye bread"]);
  expect(text).toMatch(/^1 +Egg, whole, boiled or poached +100 g +"[^"]*egg[^"]*"$/m);
  expect(text).toMatch(/^Energy +\d+ kcal +\d+–\d+$/m);
  expect(text).toMatch(/^Protein +[\d.]+ g +[\d.]+–[\d.]+$/m);
  expect(text).toMatch(/^\d+ more compounds: --all$/m);
  expect(text).toMatch(/^Sources$/m);
  expect(text).not.toContain("\u001b");
});

test("a food that is not found is reported, and every figure is marked as incomplete", async () => {
  const text = await ask(["decode", "a banana and a glass of flurbwine", "--compound", "Protein"]);
  expect(text).toMatch(/flurbwine +100 g +"a glass of flurbwine" +not found, not counted/);
  expect(text).toMatch(/^Protein +[\d.]+ g \+ \?/m);
  expect(text).toContain('"+ ?": a part has no published value');
});

test("foods with amounts are structured input, with or without a filter of compounds", async () => {
  const text = await ask([
    "decode",
    "--item",
    "banana=120g",
    "--item",
    "apple [raw]=0.2 kg",
    "--compound",
    "1008",
  ]);
  expect(text).toMatch(/^1 +Banana, raw +120 g +"banana"$/m);
  expect(text).toMatch(/^2 +Apple, raw +200 g +"apple" +raw$/m);
  expect(text).toMatch(/^Energy +\d+ kcal/m);
  expect(text).not.toContain("Protein");
});

test("foods of a JSON list may have a brand", async () => {
  const items = [{ canonical_name: "yoghurt", brand: "Fage", quantity: 150, unit: "g" }];
  const text = await ask(["decode", "--items", "-", "--top", "1"], { stdin: JSON.stringify(items) });
  expect(text).toMatch(/^1 +Yogurt, Greek, .* 150 g +"yoghurt"/m);
  expect(text).toContain("(Fage)");
});

test("words come from stdin as well, and no line is wider than 80 columns", async () => {
  const text = await ask(["decode", "-", "--all"], { stdin: "a bowl of oatmeal with milk\n" });
  expect(Math.max(...text.split("\n").map((line) => [...line].length))).toBeLessThanOrEqual(80);
  expect(text).toContain('"a bowl of oatmeal"');
});

test("--json prints the response as received and nothing else", async () => {
  const text = await ask(["decode", "one egg", "--compound", "Protein", "--json"]);
  const { data, meta } = JSON.parse(text);
  expect(text.trim().split("\n")).toHaveLength(1);
  expect(data).toMatchObject({ status: "completed", error: null, result: { type: "food_detected" } });
  expect(meta).toMatchObject({ api_version: "2026-07-10", warnings: [] });
});

test("--no-wait prints the command that resumes the job, and that command prints the result", async () => {
  const line = await ask(["decode", "one egg", "--compound", "Protein", "--no-wait"]);
  expect(line).toMatch(/^nas job decode [0-9a-f-]{36}\n$/);
  const text = await ask(line.trim().split(" ").slice(1));
  expect(text).toMatch(/^1 +Egg/m);
});

test("senses are bars from 0 to 100", async () => {
  const text = await ask(["decode-sensory", "lemon sorbet", "--of", "food"]);
  expect(text).toMatch(/^ {2}sour +█{8,}░* +\d+/m);
  expect(text).toMatch(/^ {2}umami +░{20} +0$/m);
  expect(text).not.toContain("Whole meal");
});

test("symptoms are shown with intensity and trigger, red flags with advice", async () => {
  const report = "Bloating 7/10 two hours after the lasagna, and chest pain";
  const text = await ask(["decode-symptoms", report, "--reported-time", "now"]);
  expect(text).toMatch(/^1 {2}bloating .*\n +intensity +4 of 5 \("7\/10"\)/m);
  expect(text).toMatch(/chest pain .*RED FLAG/);
  expect(text).toContain("get medical advice now");
  expect(text).toMatch(/trigger +after lasagna, 2 h apart/);
});

test("a recipe comes with its steps, its proof and its notice", async () => {
  const text = await ask([
    ...["design", "a dinner with chickpeas in at most 40 minutes", "--diet", "vegan"],
    ...["--condition", "hypertension", "--filter", "Protein >= 25 g"],
  ]);
  expect(text).toMatch(/^ 1 {2}\w/m);
  expect(text).toMatch(/>= 25 g +[\d.]+ +ok$/m);
  expect(text).toContain("Notice: General information, no medical advice");
});

test("a plan comes by days with a shopping list, and with its recipes where they are wanted", async () => {
  const text = await ask(["design", "--plan-days", "2", "--meals-per-day", "2", "--recipes"]);
  expect(text).toMatch(/^Day 2 · Energy [\d,]+ kcal/m);
  expect(text).toMatch(/^Shopping list$/m);
  expect(text).toMatch(/^Ingredient +Amount/m);
  expect(text).toMatch(/kcal +[\d.]+ +ok$/m);
});

test("an edited recipe is a diff with what it does", async () => {
  const recipe =
    "Pancakes\nServes 4\n\n200 g flour\n300 ml milk\n2 eggs\n\n1. Whisk all.\n2. Fry in a hot pan.";
  const text = await ask(["draft", "-", "--diet", "vegan"], { stdin: recipe });
  expect(text).toMatch(/^- 300 ml milk\n\+ .*soy milk/m);
  expect(text).toMatch(/^Allergens removed: eggs, milk$/m);
  expect(text).toMatch(/^Protein +[\d.]+ +[\d.]+ +-[\d.]+ g/m);
});

test("a decision marks the chosen option", async () => {
  const text = await ask(["decide", "Which has less sugar?", "--option", "tea", "--option", "cola"]);
  expect(text).toMatch(/^Selected\n-> 1 tea\n {3}2 cola\n/);
});

test("compound and energy also work under the full names of their operations", async () => {
  expect(await ask(["get_decode_compound_id", "vitamin", "c"])).toBe(
    "1162  Vitamin C, total ascorbic acid\n",
  );
  const person = [
    "--gender",
    "male",
    "--height",
    "175",
    "--weight",
    "70",
    "--age",
    "30",
    "--activity",
    "office",
  ];
  expect(await ask(["daily_energy_expenditure_calculation", ...person])).toMatch(/2,468 +2,221–2,715/);
});

test("the tier of the local key decides what is shown", async () => {
  const { stdout } = await spawnNas(["decode", "one egg", "--tier", "macros", "--all"]);
  expect(stdout).toContain("Protein");
  expect(stdout).not.toContain("Vitamin C");
});

test("a name with control characters cannot control the terminal", async () => {
  const text = await ask(["decode", "--item", "flurb\u009b31mwine\u202e=10g"]);
  expect(text).toContain("flurb31mwine");
  expect(text).not.toMatch(/[\u0080-\u009f\u202e]/);
});
