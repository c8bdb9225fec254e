// Takes the pictures of the console in docs/, from a fresh stack.
// Usage: node tests/browser/take-pictures.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "../support/find-browser.ts";
import { startThrowawayStack } from "../support/throwaway-stack.ts";
import { browserFlags } from "./support/browser-flags.ts";

type Picture = {
  name: string;
  page: string;
  /** The example to run first. */
  example?: string;
  /** The part of the reference to open first. */
  part?: string;
  colorScheme: "light" | "dark";
  width: number;
  height: number;
  /** The element at its top, below the bar; by default the top of the page. */
  from?: string;
};

const picturesDir = join(import.meta.dirname, "..", "..", "docs", "pictures");
const mostBytes = 300_000;
const barPx = 72;
const desk = { width: 1280, height: 1000, colorScheme: "light", from: "#run-title" } as const;
const reference = { width: 1280, height: 1000, colorScheme: "light", page: "reference" } as const;

const pictures: readonly Picture[] = [
  { ...desk, name: "console-decode-light", page: "decode", example: "Breakfast" },
  {
    ...desk,
    name: "console-decode-dark",
    page: "decode",
    example: "Breakfast",
    colorScheme: "dark",
    from: ".nutrient-head",
  },
  { ...desk, name: "console-plan-light", page: "design", example: "A week, low in salt" },
  { ...desk, name: "console-draft-light", page: "draft", example: "Vegan pancakes" },
  { ...desk, name: "console-sensory-dark", page: "sensory", example: "Salmon plate", colorScheme: "dark" },
  {
    ...desk,
    name: "console-phone",
    page: "decode",
    example: "Breakfast",
    width: 390,
    from: ".nutrient-head",
  },
  { ...reference, name: "console-reference-light", part: "decode" },
];

const executablePath = findBrowser();
if (executablePath === null) {
  console.error("Cannot take pictures: no browser is installed; name one in CHROMIUM");
  process.exit(1);
}
mkdirSync(picturesDir, { recursive: true });
const stack = await startThrowawayStack();
const browser = await chromium.launch({ executablePath, args: browserFlags });
try {
  for (const picture of pictures) await takePicture(browser, stack.url, picture);
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
  // The picture must not have a focus ring.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(0, 0);
  const target = page.locator(from ?? "h1").first();
  await target.evaluate((element, bar) => scrollBy(0, element.getBoundingClientRect().top - bar), barPx);
  const bytes = await page.screenshot();
  await page.close();
  if (bytes.length > mostBytes) throw new Error(`Cannot keep ${name}: it has ${bytes.length} bytes`);
  writeFileSync(join(picturesDir, `${name}.png`), bytes);
  console.log(`${name}.png ${Math.round(bytes.length / 1000)} kB`);
}
