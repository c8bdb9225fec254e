import { isPublicAddress } from "./is-public-address.ts";
import { literalAddress } from "./literal-address.ts";

const MAX_URL_CHARACTERS = 2_048;
/** What the URL standard would drop or turn silently: spaces, controls, and the backslash. */
const SILENTLY_CHANGED = /[\p{Cc}\p{Zs}\\]/u;

/** Why a text cannot be a medium's URL, judged without the network: form, scheme, literal private address. */
export function findUrlProblem(text: string): string | null {
  if (!/^https?:\/\//i.test(text)) return "a data URL or an http or https URL is expected";
  if (text.length > MAX_URL_CHARACTERS) return `the URL is longer than ${MAX_URL_CHARACTERS} characters`;
  const url = SILENTLY_CHANGED.test(text) ? null : URL.parse(text);
  if (!url) return "the URL is malformed";
  const address = literalAddress(url);
  return address !== null && !isPublicAddress(address) ? "the URL names a private or reserved address" : null;
}
