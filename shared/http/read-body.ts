import { ServiceError } from "../kernel/service-error.ts";

type Options = {
  maxBytes: number;
  /** Called once before more than `unverifiedBytes` are taken from a caller not known yet. */
  verifyCaller: () => Promise<void>;
  unverifiedBytes: number;
};

/**
 * Reads a request's text, counting bytes as they come: `Content-Length` is never trusted.
 * Throws `input_too_large` above `maxBytes` and `invalid_json` for bytes that are not UTF-8.
 */
export async function readBodyText(request: Request, options: Options): Promise<string> {
  const bytes = await collectBytes(request, options);
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new ServiceError("invalid_json", "Cannot read the body: it is not UTF-8");
  }
}

async function collectBytes(request: Request, options: Options): Promise<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let verified = false;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.byteLength;
    if (size > options.maxBytes) {
      await reader.cancel();
      throw new ServiceError(
        "input_too_large",
        `Cannot read the body: it is larger than ${options.maxBytes} bytes`,
      );
    }
    if (size > options.unverifiedBytes && !verified) {
      await options.verifyCaller();
      verified = true;
    }
  }
  return concatenate(chunks, size);
}

function concatenate(chunks: Uint8Array[], size: number): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
