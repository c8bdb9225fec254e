import type { ChunkLink } from "../text/chunks.ts";

/** A cost that rules a reading out. */
export const never = Number.POSITIVE_INFINITY;

/** What a phrase of a list pays to be a food. */
export const listedCosts: Readonly<Record<ChunkLink, number>> = {
  hard: 0,
  comma: 0,
  and: 2,
  or: 12,
  with: 1,
  prep: 1,
  made: 1,
  gloss: 12,
};

/** What a phrase with an amount pays to describe the one before it. */
export const joinCosts: Readonly<Record<ChunkLink, number>> = {
  hard: never,
  comma: 6,
  and: 6,
  or: 6,
  with: 3,
  prep: 1,
  made: 0,
  gloss: 0,
};

/** What a phrase without an amount pays to describe the one before it. */
export const bareJoinCosts: Readonly<Record<ChunkLink, number>> = {
  hard: 3,
  comma: 0.5,
  and: 0,
  or: 0,
  with: 0,
  prep: 0,
  made: 0,
  gloss: 0,
};
