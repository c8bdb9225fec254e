/** A source in full; `id` is the one that rows refer to. */
export type Citation = { id: number; citation: string };
