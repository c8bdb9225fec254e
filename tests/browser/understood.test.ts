import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { openConsole } from "./support/open-console.ts";
import { awaitOutcome } from "./support/run-example.ts";

const meal = "100 g walnut waffle and 2 boiled eggs. Walked to the shop for milk";

describe.skipIf(!hasBrowser)("what was understood of a meal", () => {
  let browser: OpenBrowser;
  let page: Page;
  let panel: Locator;

  beforeAll(async () => {
    browser = await openBrowser();
    page = browser.page;
    await openConsole(page, "decode");
    await page.getByLabel("What was eaten").fill(meal);
    await page.keyboard.press("Control+Enter");
    panel = await awaitOutcome(page);
  });
  afterAll(() => browser?.close());

  test("stands beside each food, with how sure the match is", async () => {
    const eggs = panel.locator(".food-item", { hasText: "Egg" });
    expect(await eggs.innerText()).toMatch(/2 boiled eggs\W+exact match/);
    const waffle = panel.locator(".food-item", { hasText: "100 g walnut waffle" });
    expect(await waffle.innerText()).toContain("nearest food");
  });

  test("leaves words that are listed as not read", async () => {
    const notice = panel.locator(".notice", { hasText: "Not read" });
    expect(await notice.locator("q").allInnerTexts()).toEqual(["walnut", "milk"]);
  });

  test("can be corrected with a nearer food, which is asked for as an item", async () => {
    const waffle = panel.locator(".food-item", { hasText: "walnut waffle" });
    const other = waffle.getByRole("button").first();
    const name = await other.innerText();
    await other.click();
    await panel.locator(".food-item", { hasText: name }).first().waitFor();
    await page.waitForFunction((text) => !document.body.innerText.includes(text), "Not read");
    const items = panel.locator(".food-item");
    expect(await items.count()).toBe(2);
    expect(await items.first().innerText()).toMatch(/100\sg[\s\S]*exact match/);
    expect(await page.getByLabel("Food", { exact: true }).first().inputValue()).toBe(name);
  });
});
