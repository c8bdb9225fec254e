import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { operationPages } from "./support/console-pages.ts";
import { findOverflow } from "./support/find-overflow.ts";
import { findViolations } from "./support/find-violations.ts";
import { openConsole } from "./support/open-console.ts";
import { awaitOutcome, runExample } from "./support/run-example.ts";

const desk = { width: 1280, colorScheme: "light" } as const;
const phone = { width: 360, colorScheme: "dark" } as const;
/** Every second page starts on the phone, the others on the desktop; results are checked on both. */
const pages = operationPages.map(({ id }, index) => ({ id, isPhoneFirst: index % 2 === 1 }));

describe.skipIf(!hasBrowser)("axe finds no violation, and nothing is wider than the screen", () => {
  let browser: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = browser.page;
  });
  afterAll(() => browser?.close());

  test.each(pages)("with $id, empty and with a result, light and dark", async ({ id, isPhoneFirst }) => {
    await wear(isPhoneFirst ? phone : desk);
    await openConsole(page, id);
    await expectNoFault();
    await runExample(page);
    await expectNoFault();
    await wear(isPhoneFirst ? desk : phone);
    await expectNoFault();
  });

  test.each([desk, phone])(
    "with an invalid field, and with an infeasible design, $colorScheme",
    async (look) => {
      await wear(look);
      await openConsole(page, "energy");
      await page.getByRole("button", { name: "Calculate" }).click();
      await awaitOutcome(page);
      await expectNoFault();
      await openConsole(page, "design");
      await runExample(page, "Impossible request");
      await expectNoFault();
    },
  );

  test("with a week and one of its recipes", async () => {
    await wear({ ...phone, width: 1280 });
    await openConsole(page, "design");
    const panel = await runExample(page, "Three vegetarian days");
    await panel.locator(".plan-choice").first().click();
    await panel.getByText(/^All \d+ compounds of the average day/).click();
    await expectNoFault();
  });

  test("with code and JSON", async () => {
    await wear(phone);
    await openConsole(page, "energy");
    const panel = await runExample(page);
    for (const name of ["Code", "JSON"]) {
      await panel.getByRole("tab", { name }).click();
      await expectNoFault();
    }
  });

  test.each([
    { ...desk, part: "decode" },
    { ...phone, part: "design" },
  ])("with all of the reference of $part, and the sources, $colorScheme", async ({ part, ...look }) => {
    await wear(look);
    await openConsole(page, "reference");
    await page.getByRole("button", { name: part, exact: true }).click();
    await page.getByRole("heading", { level: 2, name: part, exact: true }).waitFor();
    await page.locator(".reference-body details").evaluateAll((all) => {
      for (const details of all) details.toggleAttribute("open", true);
    });
    await page.locator(".example-list .code-block").last().waitFor();
    await expectNoFault();
    await openConsole(page, "data");
    await page.getByRole("heading", { level: 3 }).first().waitFor();
    await expectNoFault();
  });

  async function expectNoFault(): Promise<void> {
    expect(await findViolations(page)).toEqual([]);
    expect(await findOverflow(page)).toEqual([]);
  }

  async function wear({ width, colorScheme }: { width: number; colorScheme: "light" | "dark" }) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
  }
});
