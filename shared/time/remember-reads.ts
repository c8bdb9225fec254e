import type { TimeToken } from "./time-token.ts";

type Reader<Result> = (tokens: readonly TimeToken[], at: number) => Result;

/** The same reader, which reads each place of a text once: several phrases ask for the same amount or day. */
export function rememberReads<Result>(read: Reader<Result>): Reader<Result> {
  const known = new WeakMap<readonly TimeToken[], Map<number, Result>>();
  return (tokens, at) => {
    const reads = known.get(tokens) ?? new Map<number, Result>();
    const found = reads.get(at);
    if (found !== undefined) return found;
    const result = read(tokens, at);
    known.set(tokens, reads.set(at, result));
    return result;
  };
}
