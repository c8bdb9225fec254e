import type { DecideResult } from "../../../functions/decide/contract.ts";
import { type DecisionCase, findMiss } from "./decision-cases.ts";

/** A case that does not hold, and the answer. */
export type Miss = { readonly of: DecisionCase; readonly cause: string; readonly answer: DecideResult };

/** How many cases of a category hold. */
export type Share = { category: string; held: number; count: number };

/** What was measured over all cases. */
export type Measured = { shares: Share[]; misses: Miss[] };

/** Asks every case, one after the other. */
export async function measureDecisions(
  cases: readonly DecisionCase[],
  ask: (request: unknown) => Promise<DecideResult>,
): Promise<Measured> {
  const misses: Miss[] = [];
  const shares = new Map<string, Share>();
  for (const of of cases) {
    const answer = await ask(of.request);
    const cause = findMiss(of, answer);
    if (cause !== null) misses.push({ of, cause, answer });
    const { category } = of;
    const share = shares.get(category) ?? { category, held: 0, count: 0 };
    shares.set(category, { category, held: share.held + (cause === null ? 1 : 0), count: share.count + 1 });
  }
  return { shares: [...shares.values()], misses };
}

/** A case that does not hold, with its request and the answer, as lines. */
export function describeMiss({ of, cause, answer }: Miss): string[] {
  return [`${of.id}: ${cause}`, `    ${JSON.stringify(of.request)}`, `    ${answer.result.reasoning}`];
}
