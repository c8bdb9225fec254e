import { existsSync } from "node:fs";

const USUAL_PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser's program: what CHROMIUM names, else where one usually is; null where none is installed. */
export function findBrowser(): string | null {
  return [process.env.CHROMIUM ?? "", ...USUAL_PATHS].find((path) => existsSync(path)) ?? null;
}
