import type { TestProject } from "vitest/node";
import { findBrowser } from "./find-browser.ts";
import startStack from "./global-setup.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The browser's program; null where none is installed, and the tests are left out. */
    browserPath: string | null;
  }
}

/** Starts the stack whose console the browser opens; without a browser it says what is left out. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browserPath = findBrowser();
  project.provide("browserPath", browserPath);
  if (browserPath !== null) return startStack(project);
  console.warn("Left out: the tests of the console in a browser; install Chromium, or name it in CHROMIUM");
  return async () => {};
}
