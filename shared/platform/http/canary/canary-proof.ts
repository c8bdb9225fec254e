import { equalInConstantTime, lazily, type OperationName, sha256Hex } from "../../kernel/mod.ts";
import type { Ports } from "../ports.ts";

/** Proves to a canary that the function of its operation has sent a request. */
export type CanaryProof = {
  /** The header that a forwarded request carries; it replaces one of its caller. */
  write: () => Promise<Record<string, string>>;
  isIn: (headers: Headers) => Promise<boolean>;
};

const proofHeader = "x-canary-proof";

/** Both functions derive the proof from the work secret, which itself is not sent. */
export function createCanaryProof(
  operation: OperationName,
  { WORK_SECRET }: Pick<Ports["settings"], "WORK_SECRET">,
): CanaryProof {
  const findProof = lazily(() => sha256Hex(`canary of ${operation} ${WORK_SECRET}`));
  return {
    write: async () => ({ [proofHeader]: await findProof() }),
    isIn: async (headers) => equalInConstantTime(headers.get(proofHeader) ?? "", await findProof()),
  };
}
