import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { API_VERSION } from "../../shared/kernel/api-version.ts";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { openConsole } from "./support/open-console.ts";
import { runExample } from "./support/run-example.ts";

const POLLS = "**/api/functions/v1/*job_id=*";

describe.skipIf(!hasBrowser)("a job in the browser", () => {
  let browser: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = browser.page;
  });
  afterAll(() => browser?.close());
  beforeEach(() => page.unroute(POLLS));

  test("is watched step by step, told to the ear as well, until it is done", async () => {
    await page.route(POLLS, tellProgress);
    await openConsole(page, "decode");
    const panel = page.getByRole("region", { name: "Result", exact: true });
    await page.getByRole("button", { name: "Breakfast" }).click();
    await panel.getByRole("status").first().getByText("Processing, step 2 of 5: weighing").waitFor();
    expect(await panel.getByRole("progressbar").getAttribute("value")).toBe("2");
    await page.unroute(POLLS);
    await panel
      .getByRole("status")
      .first()
      .getByText(/^Result ready/)
      .waitFor();
  });

  test("may be left to itself and waited for again", async () => {
    await page.route(POLLS, tellProgress);
    await openConsole(page, "decode");
    await page.getByRole("button", { name: "Breakfast" }).click();
    await page.locator(".progress-status", { hasText: "weighing" }).waitFor();
    await page.getByRole("button", { name: "Stop waiting" }).click();
    await page.getByText("goes on without this page").waitFor();
    await page.unroute(POLLS);
    await page.getByRole("button", { name: "Wait for it again" }).click();
    await page.locator(".result-card").waitFor();
  });

  test("stands in the address: a page that is loaded anew takes it up", async () => {
    await openConsole(page, "decode");
    await runExample(page);
    expect(page.url()).toMatch(/#\/decode\/[0-9a-f-]{36}$/);
    await page.reload();
    await page.locator(".result-card").waitFor();
    expect(await page.locator(".result-card").innerText()).toContain("Bread, whole wheat, toasted");
  });

  test("that nobody made is not found, and the page says how long jobs are kept", async () => {
    await openConsole(page, "decode/01a00000-0000-7000-8000-000000000000");
    await page.locator(".failure-card").waitFor();
    expect(await page.locator(".failure-card").innerText()).toContain("kept 30 days");
  });

  test("goes on while another page is looked at, and the way back leads to it", async () => {
    await page.route(POLLS, tellProgress);
    await openConsole(page, "decode");
    await page.getByRole("button", { name: "Breakfast" }).click();
    await page.getByRole("button", { name: "Stop waiting" }).waitFor();
    await page.getByRole("link", { name: "Daily energy" }).click();
    await runExample(page);
    await page.unroute(POLLS);
    await page.getByRole("link", { name: /scrambled eggs.*, completed$/ }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByText("Bread, whole wheat, toasted").waitFor();
    expect(await page.getByLabel("What was eaten").inputValue()).toContain("scrambled eggs");
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Daily energy" }).waitFor();
  });
});

/** Answers a poll as a service that is at the second of five steps. */
async function tellProgress(route: Route): Promise<void> {
  const jobId = new URL(route.request().url()).searchParams.get("job_id");
  const now = new Date().toISOString();
  const progress = { step: 2, of: 5, label: "weighing" };
  await route.fulfill({
    json: {
      data: { job_id: jobId, status: "processing", result: null, error: null },
      meta: {
        request_id: "poll",
        api_version: API_VERSION,
        created_at: now,
        progress,
        retry_after_seconds: 1,
      },
    },
  });
}
