/** What the log is told of a failure: the stack of what is behind it, or of itself. */
export function describeCause(thrown: unknown): string {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
