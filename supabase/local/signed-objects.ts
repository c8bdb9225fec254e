import { readToken, signToken } from "./json-web-token.ts";

/** What opens objects by address: the secret behind the tokens, and the time in milliseconds of the epoch. */
export type Signer = { serviceKey: string; now: () => number };

/** The address of an object, from the storage's root on, that opens it for so many seconds. */
export function signObject(name: string, expiresInSeconds: number, { serviceKey, now }: Signer): string {
  const issuedAt = Math.floor(now() / 1000);
  const claims = { url: name, iat: issuedAt, exp: issuedAt + expiresInSeconds };
  return `/object/sign/${name}?token=${signToken(claims, serviceKey)}`;
}

/** Whether the query of an address holds a token for this object that has not expired. */
export function isSignedFor(name: string, query: string, { serviceKey, now }: Signer): boolean {
  const token = new URLSearchParams(query).get("token");
  return token !== null && readToken(token, serviceKey, now())?.url === name;
}
