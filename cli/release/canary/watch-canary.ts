import { type Judgement, judgeCanary, leastRequests, significanceLevel } from "./judge-canary.ts";
import { countRequests, type Sides } from "./traffic.ts";

/** Requests per side before a canary may be promoted: a bad one needs enough requests to show. */
const promotedFrom = 4 * leastRequests;

/** The looks at a canary that keeps gathering requests: how many so far, and at how many requests the next is due. */
type Looks = { taken: number; nextAt: number };

/** Before the first look. */
const noLooks: Looks = { taken: 0, nextAt: leastRequests };

/** What a watch needs; `pause` rejects early when the caller gives up. */
export type Watch<Seen extends Sides> = {
  read: () => Promise<Seen>;
  pause: () => Promise<void>;
  isOver: () => boolean;
  /** Called for every reading, before it decides anything. */
  onReading: (seen: Seen, judgement: Judgement) => void;
};

/** Reads until the canary is decided or the watch is over: any look may roll back, only a late one promotes. */
export async function watchCanary<Seen extends Sides>({
  read,
  pause,
  isOver,
  onReading,
}: Watch<Seen>): Promise<{ seen: Seen; judgement: Judgement }> {
  for (let looks = noLooks; ; await pause()) {
    const isLast = isOver();
    const seen = await read();
    const requests = Math.min(countRequests(seen.old), countRequests(seen.new));
    const judgement = judgeCanary(seen, { alpha: alphaOf(looks) });
    onReading(seen, judgement);
    if (isLast) return { seen, judgement };
    if (requests < looks.nextAt) continue;
    looks = countLook(looks, requests);
    if (judgement.verdict === "roll back") return { seen, judgement };
    if (judgement.verdict === "promote" && requests >= promotedFrom) return { seen, judgement };
  }
}

/**
 * The alpha of the next look. A test that is repeated until it is significant becomes so in the end; so a look is due
 * only when the smaller side's requests have doubled (200, 400, 800, ...), and each spends half of the remaining alpha.
 * All together, dependent or not, spend less than the 0.01 of a single look (Bonferroni's inequality).
 */
function alphaOf({ taken }: Looks): number {
  return significanceLevel / 2 ** (taken + 1);
}

/** The state after a look at `requests` requests of the smaller side. */
function countLook({ taken, nextAt }: Looks, requests: number): Looks {
  let next = nextAt;
  while (next <= requests) next *= 2;
  return { taken: taken + 1, nextAt: next };
}
