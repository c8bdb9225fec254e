/** A command line that cannot be understood; ends with exit code 2 where a refusal ends with 1. */
export class UsageError extends Error {}
