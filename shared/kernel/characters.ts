/** Length of a text in code points, which is how the contract counts characters. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
