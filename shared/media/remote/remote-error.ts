/**
 * Why a remote medium was not fetched. The reason may be shown: it never tells what a name resolved to, nor
 * whether a host that cannot be reached is forbidden, unknown or silent.
 */
export class RemoteError extends Error {
  override readonly name = "RemoteError";
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super(`Cannot fetch remote media: ${reason}`, { cause });
    this.reason = reason;
  }
}
