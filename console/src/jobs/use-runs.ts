import { useEffect, useState } from "preact/hooks";
import type { Run } from "./run.ts";
import type { RunStore } from "./run-store.ts";

/** The runs of this session, newest first, as they change. */
export function useRuns(store: RunStore): readonly Run[] {
  const [runs, setRuns] = useState(store.list);
  useEffect(() => {
    const follow = () => setRuns(store.list());
    follow();
    return store.subscribe(follow);
  }, [store]);
  return runs;
}
