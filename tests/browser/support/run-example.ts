import type { Locator, Page } from "playwright-core";

/** The examples of the page that is open. */
export function findExamples(page: Page): Locator {
  return page.getByRole("group", { name: "Try an example" }).getByRole("button");
}

/** Clicks an example, the first unless named; resolves to the panel once something came of it. */
export async function runExample(page: Page, label?: string): Promise<Locator> {
  const examples = findExamples(page);
  await (label === undefined ? examples.first() : examples.getByText(label, { exact: true })).click();
  return awaitOutcome(page);
}

/** Resolves to the panel of the result once a result or a failure stands in it. */
export async function awaitOutcome(page: Page): Promise<Locator> {
  const panel = page.getByRole("region", { name: "Result", exact: true });
  await panel.locator(".result-card, .failure-card").waitFor();
  return panel;
}
