import type { Page } from "playwright-core";
import { inject } from "vitest";

/** Opens a page of the console ("decode", or "decode/<job>") without any state of an earlier test. */
export async function openConsole(page: Page, route: string, baseUrl = inject("baseUrl")): Promise<void> {
  // An address that differs only in its hash would keep the page and its session.
  await page.goto("about:blank");
  await page.goto(`${baseUrl}/#/${route}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
}
