import type { Standing } from "./antecedent.ts";
import { findCircumstances } from "./circumstance.ts";
import { findOthers } from "./experiencer.ts";
import { findHistory } from "./history.ts";
import { findDenials } from "./negation.ts";
import type { Passage } from "./passage.ts";
import { findSuppositions } from "./supposition.ts";

/** The standing of the mentions, and those of the told ones that are over. */
export interface FullStanding extends Standing {
  readonly ended: ReadonlySet<number>;
  /** By mention: the word from which what is told of someone else too is told of the writer. */
  readonly sharedFrom: ReadonlyMap<number, number>;
}

/** Which mentions tell of the writer's own present episode. */
export function readStanding(passage: Passage): FullStanding {
  const { denied, ended } = findDenials(passage);
  const supposed = findSuppositions(passage);
  const circumstances = findCircumstances(passage);
  const { others, sharedFrom } = findOthers(passage);
  const foreign = new Set([...others, ...findHistory(passage)]);
  const told = [...passage.mentions.keys()].filter(
    (index) => !denied.has(index) && !supposed.has(index) && !circumstances.has(index) && !foreign.has(index),
  );
  const toldByClause = Map.groupBy(
    told,
    (index) => passage.clauseAt[passage.mentions[index]?.from ?? -1] ?? -1,
  );
  return { told: new Set(told), toldByClause, foreign, ended, sharedFrom };
}
