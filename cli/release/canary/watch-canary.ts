import { type Judgement, judgeCanary } from "./judge-canary.ts";
import { alphaOf, countLook, NO_LOOKS, PROMOTED_FROM } from "./looks.ts";
import { countRequests, type Sides } from "./traffic.ts";

/** What a watch works with; `pause` ends early, with an error, when the caller gives up. */
export type Watch<Seen extends Sides> = {
  read: () => Promise<Seen>;
  pause: () => Promise<void>;
  isOver: () => boolean;
  /** Told of every reading, before anything is decided by it. */
  onReading: (seen: Seen, judgement: Judgement) => void;
};

/** Reads until the canary is decided or the watch is over: rolls back by any look, promotes by a late one. */
export async function watchCanary<Seen extends Sides>({
  read,
  pause,
  isOver,
  onReading,
}: Watch<Seen>): Promise<{ seen: Seen; judgement: Judgement }> {
  for (let looks = NO_LOOKS; ; await pause()) {
    const isLast = isOver();
    const seen = await read();
    const requests = Math.min(countRequests(seen.old), countRequests(seen.new));
    const judgement = judgeCanary(seen, { alpha: alphaOf(looks) });
    onReading(seen, judgement);
    if (isLast) return { seen, judgement };
    if (requests < looks.nextAt) continue;
    looks = countLook(looks, requests);
    if (judgement.verdict === "roll back") return { seen, judgement };
    if (judgement.verdict === "promote" && requests >= PROMOTED_FROM) return { seen, judgement };
  }
}
