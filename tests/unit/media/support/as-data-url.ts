/** A base64 data URL of some bytes. */
export function asDataUrl(bytes: Uint8Array, header = "application/octet-stream"): string {
  return `data:${header};base64,${Buffer.from(bytes).toString("base64")}`;
}
