import type { Page } from "playwright-core";

/** Finds what makes the page wider than its screen, and scrollable elements that no key reaches. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} px`] : [];
    const stuck = [...document.querySelectorAll<HTMLElement>("main *")].filter((element) => {
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowX);
      const isReachable = element.tabIndex >= 0 || element.querySelector("button, a, [tabindex]") !== null;
      return scrolls && element.scrollWidth > element.clientWidth + 1 && !isReachable;
    });
    return [...wide, ...stuck.map((element) => `no key reaches ${element.tagName} ${element.className}`)];
  });
}
