import { createHmac, timingSafeEqual } from "node:crypto";

const tokenHeader = { alg: "HS256", typ: "JWT" };

/** A JSON web token (RFC 7519) with these claims, signed by HMAC with SHA-256. */
export function signToken(claims: object, secret: string): string {
  const body = `${encode(tokenHeader)}.${encode(claims)}`;
  return `${body}.${sign(body, secret).toString("base64url")}`;
}

/** The claims of a token of {@link signToken} that has not expired (`exp`, in seconds); null for any other text. */
export function readToken(token: string, secret: string, nowMs: number): Record<string, unknown> | null {
  const [header, payload, signature = "", ...rest] = token.split(".");
  if (header !== encode(tokenHeader) || rest.length > 0) return null;
  const received = Buffer.from(signature, "base64url");
  const expected = sign(`${header}.${payload}`, secret);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload ?? "", "base64url").toString());
  return typeof claims.exp === "number" && claims.exp * 1000 <= nowMs ? null : claims;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function sign(body: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(body).digest();
}
