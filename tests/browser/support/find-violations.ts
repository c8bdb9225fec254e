import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Lists the violations that axe finds, one a line: rule, place, reason. */
export async function findViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: "tag", values: rules },
    resultTypes: ["violations"],
  });
  // The page has no frames: the legacy mode needs no second page and takes half the time.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary}`),
  );
}
