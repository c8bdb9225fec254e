import type { JobRun, Work } from "./caller.ts";

/** Compares what jobs with the same body returned. */
export type ResultCheck = { note: (work: Work, run: JobRun) => void; findDifferences: () => string[] };

/** Identifiers are the job's own; all else of a result must not differ. */
const ownIdentifiers = /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/g;

export function checkSameResults(): ResultCheck {
  const results = new Map<Work["body"], string>();
  const differing = new Set<string>();
  return {
    note({ operation, body }, { result }) {
      const text = result.replaceAll(ownIdentifiers, '""');
      const former = results.get(body);
      if (former === undefined) results.set(body, text);
      else if (former !== text)
        differing.add(`${operation} ${JSON.stringify(body)} has more than one result`);
    },
    findDifferences: () => [...differing],
  };
}
