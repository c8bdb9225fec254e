/**
 * How long a test waits for what must come: only what hangs comes near it, also on a machine that is busy with many
 * other things.
 */
export const patienceMs = 180_000;
