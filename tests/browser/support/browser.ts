import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { inject } from "vitest";
import { patienceMs } from "../../support/patience.ts";
import { browserFlags } from "./browser-flags.ts";

/** False if no browser is installed: suites are then skipped. */
export const hasBrowser = inject("browserPath") !== null;

export type Look = { colorScheme?: "light" | "dark"; width?: number; height?: number };

/** A browser with one page; `hosts` collects the hosts that the page calls, `problems` its errors. */
export type OpenBrowser = {
  page: Page;
  hosts: Set<string>;
  problems: string[];
  close: () => Promise<void>;
};

/** Starts Chromium with its own profile. */
export async function openBrowser({
  colorScheme = "light",
  width = 1280,
  height = 900,
}: Look = {}): Promise<OpenBrowser> {
  const profileDir = mkdtempSync(join(tmpdir(), "nas-browser-"));
  const context = await chromium.launchPersistentContext(profileDir, {
    executablePath: inject("browserPath") ?? "",
    args: browserFlags,
    timeout: patienceMs,
    colorScheme,
    reducedMotion: "reduce",
    viewport: { width, height },
  });
  context.setDefaultTimeout(patienceMs);
  const page = context.pages()[0] ?? (await context.newPage());
  const hosts = new Set<string>();
  const problems: string[] = [];
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  return { page, hosts, problems, close: () => closeBrowser(context, profileDir) };
}

async function closeBrowser(context: BrowserContext, profileDir: string): Promise<void> {
  await context.close();
  rmSync(profileDir, { recursive: true, force: true });
}
