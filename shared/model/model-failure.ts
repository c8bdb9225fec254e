/** `late`: out of time; `busy`: may pass when tried again; `final`: trying again would not help. */
export type ModelFailureKind = "late" | "busy" | "final";

/** What an endpoint does not support of a request it refused. */
export type Unsupported = "format" | "sampling";

type Options = { retryAfterMs?: number | null; unsupported?: Unsupported | null };

/** Why a request came to nothing. The message goes to the log: it holds no key, no user text and no answer. */
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
