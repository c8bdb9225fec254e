import { readCurrentActivity } from "./current-activity.ts";

/** One line of the log: an event's name and flat facts; never a key, a parameter or user text. */
export type LogEntry = { event: string; requestId?: string } & Record<string, unknown>;

type Options = {
  /** Milliseconds of the epoch. */
  now: () => number;
  version: string;
  write: (line: string) => void;
};

/** Writes entries as lines of JSON, with their time, the version, and what they belong to. */
export function createLog({ now, version, write }: Options): (entry: LogEntry) => void {
  return function log({ event, ...told }) {
    const activity = readCurrentActivity()?.activity;
    const time = new Date(now()).toISOString();
    const traceId = activity?.trace.traceId;
    write(JSON.stringify({ time, event, ...activity?.facts, version, ...told, traceId }));
  };
}
