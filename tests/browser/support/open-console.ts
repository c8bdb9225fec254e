import type { Page } from "playwright-core";
import { inject } from "vitest";

/** Opens a page of the console anew ("decode", or "decode/<job>"): nothing of an earlier test is left. */
export async function openConsole(page: Page, route: string, baseUrl = inject("baseUrl")): Promise<void> {
  // An address that differs in its hash alone would keep the page, and with it the runs of the session.
  await page.goto("about:blank");
  await page.goto(`${baseUrl}/#/${route}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}
