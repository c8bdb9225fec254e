import type { Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readDevKeys } from "../../supabase/local/dev-keys.ts";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { operationPages } from "./support/console-pages.ts";
import { openConsole } from "./support/open-console.ts";
import { runExample } from "./support/run-example.ts";

describe.skipIf(!hasBrowser)("the key of the console", () => {
  let browser: OpenBrowser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test("never reaches the browser: no body, header, address or storage contains it", async () => {
    const { page } = browser;
    const seen: Promise<string>[] = [];
    page.on("requestfinished", (request) => seen.push(readExchange(request)));
    for (const { id } of [...operationPages.slice(0, 1), ...operationPages.slice(-3)]) {
      await openConsole(page, id);
      const panel = await runExample(page);
      await panel.getByRole("tab", { name: "Code" }).click();
    }
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.body.innerHTML]),
    );
    const everything = [...(await Promise.all(seen)), kept].join("\n");
    expect(everything).toContain("daily_energy_expenditure_calculation");
    for (const key of Object.values(readDevKeys(inject("dataDir")))) expect(everything).not.toContain(key);
    expect(everything).not.toContain(inject("serviceKey"));
  });
});

async function readExchange(request: Request): Promise<string> {
  const response = await request.response();
  const headers = [await request.allHeaders(), await response?.allHeaders()];
  const body = await response?.text().catch(() => "");
  return [request.url(), request.postData(), JSON.stringify(headers), body].join("\n");
}
