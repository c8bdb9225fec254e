/** A share as the pages show it. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
