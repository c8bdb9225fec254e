/** A share as the pages tell it. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
