/** Writes one log line. */
export type Log = (entry: { event: string } & Record<string, unknown>) => void;
