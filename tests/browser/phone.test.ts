import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { findOverflow } from "./support/find-overflow.ts";
import { openConsole } from "./support/open-console.ts";
import { awaitOutcome, runExample } from "./support/run-example.ts";

const longWord = "Donaudampfschifffahrtsgesellschaftskapitänskajütentürschlossschlüssel".repeat(2);

describe.skipIf(!hasBrowser)("on a screen of 320 px", () => {
  let browser: OpenBrowser;

  beforeAll(async () => {
    browser = await openBrowser({ width: 320, height: 640 });
  });
  afterAll(() => browser?.close());

  test("no part of a plan and its recipe is wider than the screen", async () => {
    const { page } = browser;
    await openConsole(page, "design");
    const panel = await runExample(page, "Three vegetarian days");
    await panel.locator(".plan-choice").first().click();
    await panel.getByText(/^All \d+ compounds of the average day/).click();
    expect(await findOverflow(page)).toEqual([]);
  });

  test("neither is an endless word, wherever it appears", async () => {
    const { page } = browser;
    await openConsole(page, "decode");
    await page.getByLabel("What was eaten").fill(`100 g ${longWord} 🥦🥦🥦`);
    await page.keyboard.press("Control+Enter");
    await awaitOutcome(page);
    expect(await findOverflow(page)).toEqual([]);
    await openConsole(page, "draft");
    await page.getByLabel("Title").fill(longWord);
    await page.getByLabel("Servings").fill("2");
    await page.getByLabel("Ingredients").fill(`200 g flour\n100 g ${longWord}\n200 ml milk`);
    await page.getByLabel("Steps", { exact: true }).fill(`Mix the ${longWord}.`);
    await page.getByLabel("What to change").fill("make it vegan");
    await page.keyboard.press("Control+Enter");
    await awaitOutcome(page);
    expect(await findOverflow(page)).toEqual([]);
  });

  test("the menu opens, navigates and closes again", async () => {
    const { page } = browser;
    await openConsole(page, "decode");
    const menu = page.getByRole("button", { name: "Decode a meal" });
    const link = page.getByRole("link", { name: "Daily energy" });
    expect(await link.isVisible()).toBe(false);
    await menu.click();
    await link.click();
    await page.getByRole("heading", { level: 1, name: "Daily energy" }).waitFor();
    await expect.poll(() => link.isVisible()).toBe(false);
  });
});
