import { formatElapsed } from "../format/format-elapsed.ts";
import type { Run } from "./run.ts";

/** Where a run stands, in one sentence; for the eye and for the live region. */
export function describeRun({ state, startedAtMs, endedAtMs }: Run): string {
  switch (state.kind) {
    case "sending":
      return "Sending the request";
    case "waiting": {
      if (state.status === "queued") return "Queued: the job waits for a worker";
      if (state.progress === null) return "Processing";
      const { step, of, label } = state.progress;
      return `Processing, step ${step} of ${of}: ${label}`;
    }
    case "completed":
      return endedAtMs === null
        ? "Result ready"
        : `Result ready after ${formatElapsed(endedAtMs - startedAtMs)}`;
    case "failed":
      return `Failed: ${state.failure.message}`;
    case "stopped":
      return "Waiting was stopped";
  }
}
