import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { spawnNas } from "../support/spawn-nas.ts";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { openConsole } from "./support/open-console.ts";
import { awaitOutcome, runExample } from "./support/run-example.ts";

const ownFood = [
  "name,Energy (kcal),Protein (g),Vitamin C (mg),Iron (mg),Calcium (mg),Vitamin E (mg)",
  "Browser loaf,250,10,trace,<0.5,0,present",
].join("\n");

describe.skipIf(!hasBrowser)("a result", () => {
  let browser: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = browser.page;
  });
  afterAll(() => browser?.close());

  test("decode: trace, less than, unknown and incomplete are not zero", async () => {
    const path = join(inject("dataDir"), "browser-foods.csv");
    writeFileSync(path, ownFood);
    expect(await spawnNas(["catalogue", "load", path])).toMatchObject({ code: 0 });
    const alone = await decode("100 g Browser loaf");
    expect(await readRow(alone, "Vitamin C")).toMatch(/^trace/);
    expect(await readRow(alone, "Iron")).toMatch(/^<less than 0\.5 mg/);
    expect(await readRow(alone, "Vitamin E")).toMatch(/^unknown/);
    expect(await readRow(alone, "Calcium")).toMatch(/^0 mg/);
    expect(await readRow(alone, "Protein")).toMatch(/^10 g/);
    const kinds = ["trace", "less_than", "unknown", "zero", "figure"];
    const bars = await Promise.all(kinds.map((kind) => alone.locator(`td .range-bar-${kind}`).count()));
    expect(bars.every((count) => count > 0)).toBe(true);
    const beside = await decode("100 g Browser loaf and 100 g glorbnak");
    expect(await readRow(beside, "Protein")).toMatch(/^≥at least 10 g .*incomplete/);
    expect(await readRow(beside, "Calcium")).toMatch(/^≥at least 0 mg .*incomplete/);
  });

  test("decode: a compound is found by a part of its name in any group", async () => {
    await openConsole(page, "decode");
    const panel = await runExample(page);
    await panel.getByLabel("Find a compound").fill("ascorbic");
    expect(await panel.locator(".nutrient-name").allInnerTexts()).toEqual([
      expect.stringContaining("Vitamin C"),
    ]);
    await panel.getByLabel("Find a compound").fill("kryptonite 🪨");
    expect(await panel.innerText()).toContain("No compound of this result matches “kryptonite 🪨”");
  });

  test("a plan has its days, its constraints with their slack, and recipes to open", async () => {
    await openConsole(page, "design");
    const panel = await runExample(page, "Three vegetarian days");
    expect(await panel.locator(".plan-table tbody th").allInnerTexts()).toEqual(["Day 1", "Day 2", "Day 3"]);
    expect(await panel.locator(".plan-choice").count()).toBe(9);
    const iron = panel.locator(".constraint", { hasText: "compound_filters[0]" });
    expect(await iron.innerText()).toMatch(/✓ met.*[\d.]+\smg.*at least 15\smg.*above the limit/s);
    const first = panel.locator(".plan-choice").first();
    await first.click();
    const title = await first.locator(".plan-title").innerText();
    const recipe = panel.getByRole("region", { name: `Recipe: ${title}` });
    await recipe.getByRole("heading", { name: title }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain(title);
  });

  test("an infeasible design lists the conflict and how to relax it", async () => {
    await openConsole(page, "design");
    const panel = await runExample(page, "Impossible request");
    const text = await panel.innerText();
    expect(text).toMatch(
      /Conflicting constraints.*compound_filters\[\d\].*What would make it possible.*requested/s,
    );
    expect(await page.evaluate(() => document.activeElement?.className)).toContain("failure-card");
  });

  test("a draft shows each line before and after, and the effect on allergens", async () => {
    await openConsole(page, "draft");
    const panel = await runExample(page);
    const change = panel.locator(".diff", { hasText: "300 ml milk" });
    expect(await change.locator("del").textContent()).toBe("Before: 300 ml milk");
    expect(await change.locator("ins").textContent()).toMatch(/^After: .*soy milk$/);
    expect(await change.innerText()).toContain("vegan: contains milk");
    expect(await panel.locator(".allergen-change").innerText()).toMatch(/Removed.*milk.*Added.*soybeans/s);
  });

  test("a taste is drawn and in a table, an unknown one as unknown", async () => {
    await openConsole(page, "sensory");
    const panel = await runExample(page);
    expect(await panel.getByRole("img", { name: /^Radar of the eight tastes/ }).count()).toBe(1);
    expect(await panel.locator(".taste-table tbody tr").count()).toBe(8);
    await page.getByLabel("What is on the plate").fill("100 g glorbnak");
    await page.getByRole("button", { name: "Profile the meal" }).click();
    await panel.getByText("The taste is unknown").first().waitFor();
    const tastes = await panel.locator(".taste-intensity").allInnerTexts();
    expect(new Set(tastes.map((text) => text.trim()))).toEqual(new Set(["unknown"]));
    expect(await panel.locator(".radar circle").count()).toBe(0);
  });

  test("a warning sign comes first, with the advice", async () => {
    await openConsole(page, "symptoms");
    const panel = await runExample(page, "A warning sign");
    const alert = panel.getByRole("alert");
    expect(await alert.innerText()).toMatch(/^Warning sign: .*chest pain.*\./is);
    expect(await panel.locator(".event-red").count()).toBeGreaterThan(0);
  });

  async function decode(meal: string): Promise<Locator> {
    await openConsole(page, "decode");
    await page.getByLabel("What was eaten").fill(meal);
    await page.keyboard.press("Control+Enter");
    return awaitOutcome(page);
  }
});

/** The text of a row: amount, range, basis, sources. */
async function readRow(panel: Locator, name: string): Promise<string> {
  const row = panel.locator("tr", { has: panel.page().locator(".nutrient-name", { hasText: name }) });
  const cells = await row.first().locator("td").allTextContents();
  return cells.join(" ").replaceAll(/\s+/g, " ");
}
