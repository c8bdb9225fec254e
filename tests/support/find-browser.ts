import { existsSync } from "node:fs";

const usualPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser's program: what CHROMIUM names, else where one usually is; null where none is installed. */
export function findBrowser(): string | null {
  return [process.env.CHROMIUM ?? "", ...usualPaths].find((path) => existsSync(path)) ?? null;
}
