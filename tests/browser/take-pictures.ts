// Takes the pictures of the console that docs/ shows, from a fresh stack.
// Usage: node tests/browser/take-pictures.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../support/find-browser.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import { BROWSER_FLAGS } from "./support/browser-flags.ts";

type Picture = {
  name: string;
  page: string;
  /** The example that is run first. */
  example?: string;
  /** The part of the reference that is opened first. */
  part?: string;
  colorScheme: "light" | "dark";
  width: number;
  height: number;
  /** What stands at the top of it, below the bar; without it the top of the page does. */
  from?: string;
};

const PICTURES_DIR = join(import.meta.dirname, "..", "..", "docs", "pictures");
const MOST_BYTES = 300_000;
const BAR_PX = 72;
const DESK = { width: 1280, height: 1000, colorScheme: "light", from: "#run-title" } as const;
const REFERENCE = { width: 1280, height: 1000, colorScheme: "light", page: "reference" } as const;

const PICTURES: readonly Picture[] = [
  { ...DESK, name: "console-decode-light", page: "decode", example: "Breakfast" },
  {
    ...DESK,
    name: "console-decode-dark",
    page: "decode",
    example: "Breakfast",
    colorScheme: "dark",
    from: ".nutrient-head",
  },
  { ...DESK, name: "console-plan-light", page: "design", example: "A week, low in salt" },
  { ...DESK, name: "console-draft-light", page: "draft", example: "Vegan pancakes" },
  { ...DESK, name: "console-sensory-dark", page: "sensory", example: "Salmon plate", colorScheme: "dark" },
  {
    ...DESK,
    name: "console-phone",
    page: "decode",
    example: "Breakfast",
    width: 390,
    from: ".nutrient-head",
  },
  { ...REFERENCE, name: "console-reference-light", part: "decode" },
];

const executablePath = findBrowser();
if (executablePath === null) {
  console.error("Cannot take pictures: no browser is installed; name one in CHROMIUM");
  process.exit(1);
}
mkdirSync(PICTURES_DIR, { recursive: true });
const stack = await startThrowawayStack();
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
try {
  for (const picture of PICTURES) await takePicture(browser, stack.url, picture);
} finally {
  await browser.close();
  await stack.remove();
}

async function takePicture(opened: Browser, baseUrl: string, picture: Picture): Promise<void> {
  const { name, colorScheme, width, height, from } = picture;
  const page = await opened.newPage({ viewport: { width, height }, colorScheme, reducedMotion: "reduce" });
  await page.goto(`${baseUrl}/#/${picture.page}`);
  if (picture.example !== undefined) {
    await page.getByRole("button", { name: picture.example }).click();
    await page.locator(".result-card").waitFor();
  }
  if (picture.part !== undefined) {
    await page.getByRole("button", { name: picture.part, exact: true }).click();
  }
  // A focus ring on what was clicked last is no part of the page.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  const target = page.locator(from ?? "h1").first();
  await target.evaluate((element, bar) => scrollBy(0, element.getBoundingClientRect().top - bar), BAR_PX);
  const bytes = await page.screenshot();
  await page.close();
  if (bytes.length > MOST_BYTES) throw new Error(`Cannot keep ${name}: it has ${bytes.length} bytes`);
  writeFileSync(join(PICTURES_DIR, `${name}.png`), bytes);
  console.log(`${name}.png ${Math.round(bytes.length / 1000)} kB`);
}
