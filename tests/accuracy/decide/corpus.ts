import type { Corpus } from "../corpus.ts";
import { joinParts } from "../join-parts.ts";
import { decideOn } from "./decide-on.ts";
import { readDecisionCases } from "./decision-cases.ts";
import { describeMiss, measureDecisions } from "./measure-decisions.ts";
import { writeDecisions } from "./write-decisions.ts";

/** Questions whose outcome and option dieticians agree on. */
export const decide: Corpus = {
  name: "decide",
  measure: async ({ openStore }) => {
    const ask = decideOn(await openStore());
    const usedCases = readDecisionCases(new URL("cases.json", import.meta.url));
    const countedCases = readDecisionCases(new URL("unseen.json", import.meta.url));
    const used = await measureDecisions(usedCases, ask);
    const counted = await measureDecisions(countedCases, ask);
    const missOf = new Map([...used.misses, ...counted.misses].map((miss) => [miss.of, miss]));
    const cases = joinParts(usedCases, countedCases, (of) => {
      const miss = missOf.get(of);
      return { isRight: !miss, fault: 1, describe: () => (miss ? describeMiss(miss) : []) };
    });
    return { sets: [{ name: "decisions", cases }], section: writeDecisions(used, counted) };
  },
};
