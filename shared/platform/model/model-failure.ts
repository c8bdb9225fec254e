/** `late`: out of time; `busy`: may succeed when retried; `final`: retrying would not help. */
type ModelFailureKind = "late" | "busy" | "final";

/** The part of a rejected request that the endpoint does not support. */
export type Unsupported = "format" | "sampling";

type Options = { retryAfterMs?: number | null; unsupported?: Unsupported | null };

/** Why a request failed. The message is logged, so it contains no key, no user text and no response. */
export class ModelFailure extends Error {
  override readonly name = "ModelFailure";
  readonly kind: ModelFailureKind;
  readonly retryAfterMs: number | null;
  readonly unsupported: Unsupported | null;

  constructor(kind: ModelFailureKind, message: string, options: Options = {}) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.unsupported = options.unsupported ?? null;
  }
}
