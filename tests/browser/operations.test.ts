import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { operationPages } from "./support/console-pages.ts";
import { openConsole } from "./support/open-console.ts";
import { awaitOutcome, findExamples, runExample } from "./support/run-example.ts";

describe.skipIf(!hasBrowser)("the operations in a browser", () => {
  let browser: OpenBrowser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(() => {
    browser.problems.length = 0;
  });

  test.each(operationPages)("$id: its first example is one click away", async ({ id, title, shows }) => {
    const { page, hosts, problems } = browser;
    await openConsole(page, id);
    await expect.poll(() => page.title()).toBe(`${title} · Nutrition Analysis Service`);
    const panel = await runExample(page);
    expect(await panel.innerText()).toContain(shows);
    expect(await panel.getByRole("status").first().innerText()).toMatch(/^Result ready/);
    expect([...hosts].filter(Boolean)).toEqual([new URL(inject("baseUrl")).host]);
    expect(problems).toEqual([]);
  });

  test("navigation sets the document title and moves the focus to the heading", async () => {
    const { page } = browser;
    await openConsole(page, "decode");
    for (const { title } of operationPages.slice(1)) {
      await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: title }).click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
      // Both follow the page that is drawn.
      await expect.poll(() => page.title()).toBe(`${title} · Nutrition Analysis Service`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
    }
  });

  test("a meal is decoded by keyboard alone", async () => {
    const { page } = browser;
    await openConsole(page, "energy");
    await tabTo("Skip to content");
    await tabTo("Decode a meal");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Decode a meal" }).waitFor();
    await tabTo("What was eaten");
    await page.keyboard.type("100 g raw almonds");
    await page.keyboard.press("Control+Enter");
    expect(await (await awaitOutcome(page)).innerText()).toMatch(/Almonds?/i);
    await tabTo("Result");
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("tab", { selected: true }).first().innerText()).toBe("Code");
    expect(await page.getByRole("tabpanel").first().innerText()).toContain("curl -s");
  });

  test("an example is run by keyboard alone", async () => {
    const { page } = browser;
    await openConsole(page, "compound");
    await tabTo("vitamin c");
    await page.keyboard.press("Enter");
    expect(await (await awaitOutcome(page)).innerText()).toContain("1162");
  });

  test("a double click sends the request once", async () => {
    const { page } = browser;
    await openConsole(page, "decode");
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await page.getByLabel("What was eaten").fill("a pear");
    await page.getByRole("button", { name: "Decode the meal" }).dblclick();
    await awaitOutcome(page);
    await findExamples(page).first().waitFor();
    expect(sent).toHaveLength(1);
  });

  /** Presses Tab until the element of this name has the focus. */
  async function tabTo(name: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await browser.page.keyboard.press("Tab");
      if ((await browser.page.evaluate(nameOfFocus)) === name) return;
    }
    throw new Error(`Cannot reach ${name} by keyboard`);
  }
});

function nameOfFocus(): string {
  const focused = document.activeElement;
  const label = focused instanceof HTMLTextAreaElement ? focused.labels?.[0] : focused;
  return label?.textContent?.trim() ?? "";
}
