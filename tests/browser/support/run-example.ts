import type { Locator, Page } from "playwright-core";

/** The examples of the open page. */
export function findExamples(page: Page): Locator {
  return page.getByRole("group", { name: "Try an example" }).getByRole("button");
}

/** Clicks an example, by default the first; resolves to the panel with its outcome. */
export async function runExample(page: Page, label?: string): Promise<Locator> {
  const examples = findExamples(page);
  await (label === undefined ? examples.first() : examples.getByText(label, { exact: true })).click();
  return awaitOutcome(page);
}

/** Resolves to the result panel once it contains a result or a failure. */
export async function awaitOutcome(page: Page): Promise<Locator> {
  const panel = page.getByRole("region", { name: "Result", exact: true });
  await panel.locator(".result-card, .failure-card").waitFor();
  return panel;
}
