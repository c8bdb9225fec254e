import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apiVersion } from "../../shared/platform/kernel/api-version.ts";
import { hasBrowser, type OpenBrowser, openBrowser } from "./support/browser.ts";
import { openConsole } from "./support/open-console.ts";
import { runExample } from "./support/run-example.ts";

const polls = "**/api/functions/v1/*job_id=*";

describe.skipIf(!hasBrowser)("a job in the browser", () => {
  let browser: OpenBrowser;
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    page = browser.page;
  });
  afterAll(() => browser?.close());
  beforeEach(() => page.unroute(polls));

  test("is followed step by step, also in the live region, until it is done", async () => {
    await page.route(polls, reportProgress);
    await openConsole(page, "decode");
    const panel = page.getByRole("region", { name: "Result", exact: true });
    await page.getByRole("button", { name: "Breakfast" }).click();
    await panel.getByRole("status").first().getByText("Processing, step 2 of 5: weighing").waitFor();
    expect(await panel.getByRole("progressbar").getAttribute("value")).toBe("2");
    await page.unroute(polls);
    await panel
      .getByRole("status")
      .first()
      .getByText(/^Result ready/)
      .waitFor();
  });

  test("can be left alone and resumed", async () => {
    await page.route(polls, reportProgress);
    await openConsole(page, "decode");
    await page.getByRole("button", { name: "Breakfast" }).click();
    await page.locator(".progress-status", { hasText: "weighing" }).waitFor();
    await page.getByRole("button", { name: "Stop waiting" }).click();
    await page.getByText("continues without this page").waitFor();
    await page.unroute(polls);
    await page.getByRole("button", { name: "Resume waiting" }).click();
    await page.locator(".result-card").waitFor();
  });

  test("is in the address: a reloaded page resumes it", async () => {
    await openConsole(page, "decode");
    await runExample(page);
    expect(page.url()).toMatch(/#\/decode\/[0-9a-f-]{36}$/);
    await page.reload();
    await page.locator(".result-card").waitFor();
    expect(await page.locator(".result-card").innerText()).toContain("Bread, whole wheat, toasted");
  });

  test("that does not exist is not found, and the page says how long jobs are kept", async () => {
    await openConsole(page, "decode/01a00000-0000-7000-8000-000000000000");
    await page.locator(".failure-card").waitFor();
    expect(await page.locator(".failure-card").innerText()).toContain("kept for 30 days");
  });

  test("continues while another page is open, and back leads to it", async () => {
    await page.route(polls, reportProgress);
    await openConsole(page, "decode");
    await page.getByRole("button", { name: "Breakfast" }).click();
    await page.getByRole("button", { name: "Stop waiting" }).waitFor();
    await page.getByRole("link", { name: "Daily energy" }).click();
    await runExample(page);
    await page.unroute(polls);
    await page.getByRole("link", { name: /scrambled eggs.*, completed$/ }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByText("Bread, whole wheat, toasted").waitFor();
    expect(await page.getByLabel("What was eaten").inputValue()).toContain("scrambled eggs");
    await page.goForward();
    await page.getByRole("heading", { level: 1, name: "Daily energy" }).waitFor();
  });
});

/** Responds to a poll as a service at the second of five steps. */
async function reportProgress(route: Route): Promise<void> {
  const jobId = new URL(route.request().url()).searchParams.get("job_id");
  const now = new Date().toISOString();
  const progress = { step: 2, of: 5, label: "weighing" };
  await route.fulfill({
    json: {
      data: { job_id: jobId, status: "processing", result: null, error: null },
      meta: {
        request_id: "poll",
        api_version: apiVersion,
        created_at: now,
        progress,
        retry_after_seconds: 1,
      },
    },
  });
}
