import type { Chunk } from "../chunks.ts";

/** The phrases of a list with the amount that is of each: "150 g each of rice and peas", "rice and peas, 150 g each". */
export function shareEach(chunks: readonly Chunk[]): Chunk[] {
  const read = [...chunks];
  for (const [at, { measure }] of chunks.entries()) {
    if (measure?.isEach !== true) continue;
    for (let next = at + 1; isBare(read[next]) && isJoined(read[next]); next++)
      read[next] = { ...read[next], measure } as Chunk;
    for (let before = at; isJoined(read[before]) && isBare(read[before - 1]); before--)
      read[before - 1] = { ...read[before - 1], measure } as Chunk;
  }
  return read;
}

function isBare(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && chunk.measure === null && chunk.terms.length > 0;
}

function isJoined(chunk: Chunk | undefined): boolean {
  return chunk?.link === "and" || chunk?.link === "comma";
}
