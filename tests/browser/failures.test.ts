import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { openConsole } from "./support/open-console.ts";
import { awaitOutcome, runExample } from "./support/run-example.ts";

const calls = "**/api/functions/v1/**";

describe.skipIf(!hasBrowser)("a failure", () => {
  let browser: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = browser.page;
  });
  afterAll(() => browser?.close());
  beforeEach(() => page.unroute(calls));

  test("an invalid number is reported at its field, which gets the focus", async () => {
    await openConsole(page, "energy");
    await runExample(page);
    const height = page.getByRole("textbox", { name: "Height" });
    await height.fill("-5 🥦");
    await page.keyboard.press("Control+Enter");
    await page.locator(".failure-card").waitFor();
    expect(await height.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await height.getAttribute("aria-invalid")).toBe("true");
    expect(await height.evaluate(readDescription)).toContain("must be");
    await height.fill("175");
    expect(await height.getAttribute("aria-invalid")).toBe("false");
  });

  test("an invalid entry of a list is reported at its row, and folded fields open", async () => {
    await openConsole(page, "decode");
    await page.getByText("Items", { exact: true }).click();
    await page.getByRole("textbox", { name: "Food" }).fill("rice");
    await page.getByRole("textbox", { name: "Amount" }).fill("0");
    await page.keyboard.press("Control+Enter");
    await awaitOutcome(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-path"))).toBe(
      "items[0].quantity",
    );
    await page.getByRole("textbox", { name: "Amount" }).fill("100");
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Only these compounds, by id").fill("many");
    await page.getByText(/^More/).click();
    await page.getByRole("button", { name: "Decode the meal" }).click();
    await page.getByText(/^compound_identifier_ids.*:/).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-path"))).toBe(
      "compound_identifier_ids",
    );
  });

  test("a service that is down is reported with what to do, and works on the next attempt", async () => {
    await openConsole(page, "compound");
    await page.route(calls, (route) => route.abort("connectionrefused"));
    const panel = await runExample(page);
    expect(await panel.innerText()).toMatch(/cannot be reached.*Is it running/is);
    await page.unroute(calls);
    await runExample(page);
    await panel.locator(".result-card").waitFor();
  });

  test("a response of a proxy is reported as such", async () => {
    await openConsole(page, "compound");
    await page.route(calls, (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }),
    );
    const panel = await runExample(page);
    expect(await panel.innerText()).toContain(
      "The response came from something between this page and the service",
    );
  });

  test("an unknown page says so and links to a known one", async () => {
    await openConsole(page, "nothing-here");
    await page.getByRole("heading", { level: 1, name: "No such page" }).waitFor();
    await page.getByRole("link", { name: "Decode a meal", exact: true }).last().click();
    await page.getByRole("heading", { level: 1, name: "Decode a meal" }).waitFor();
  });

  test("a picture without a model fails with how to configure one", async () => {
    await openConsole(page, "decode");
    await page.getByText("Picture, voice", { exact: true }).click();
    await page.getByLabel("Picture of the meal").setInputFiles({
      name: "meal.png",
      mimeType: "image/png",
      buffer: Buffer.from(onePixel, "base64"),
    });
    await page.getByRole("listitem").filter({ hasText: "meal.png" }).waitFor();
    await page.getByRole("button", { name: "Decode the meal" }).click();
    expect(await (await awaitOutcome(page)).innerText()).toContain("MODEL_BASE_URL");
  });
});

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function readDescription(input: Element): string {
  const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}
