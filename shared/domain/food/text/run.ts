/** A run of tokens: from its first to the one behind its last. */
export type Run = { readonly from: number; readonly next: number };
