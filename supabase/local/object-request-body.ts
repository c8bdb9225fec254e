import type { IncomingMessage } from "node:http";

/** The body of a request, or null when it is larger than an object may be. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    sizeBytes += chunk.length;
    if (sizeBytes <= maxBytes) chunks.push(chunk);
  }
  return sizeBytes > maxBytes ? null : Buffer.concat(chunks);
}

/** The members of a JSON object, or null for any other body. */
export function readMembers(body: Buffer | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(String(body));
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}
