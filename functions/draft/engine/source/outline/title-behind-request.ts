import { isEditStart, isWish, sectionOf } from "./recipe-words.ts";

/** "Please adapt: Chicken Fajitas, 4 people. 500 g chicken …" */
const behindColon =
  /^(?<request>[^:.\n]{4,100}):\s+(?<title>\p{Lu}[\p{L}'’ &-]{2,60}?(?:, \p{Ll}[\p{L}' -]{2,40}?(?=, \d))?)(?:[,\s(-]+(?:for|serves|makes|feeds)?\s*(?<servings>\d{1,2})(?:\s+(?:people|persons|ppl|servings|portions|adults))?\)?)?\s*[.:\n]\s*(?=[^.]{0,40}\d)/u;
const danglingWords = /\s+(?:of|for|to|this|it|recipe)$/i;

/**
 * The text with the dish that stands between a request and its ingredients as a heading; null where none does, and with
 * `requiresRequest` where the words before the colon are no plain request.
 */
export function headTitleBehindRequest(text: string, { requiresRequest = false } = {}): string | null {
  const found = behindColon.exec(text);
  const { request = "", title = "", servings } = found?.groups ?? {};
  if (found === null || sectionOf(title) !== null || sectionOf(request) !== null) return null;
  const asked = request.replace(danglingWords, "");
  if (requiresRequest && !isWish(request) && !isEditStart(request)) return null;
  const serves = servings === undefined ? [] : [`Serves ${servings}`];
  return [`${asked}.`, "", `# ${title.trim()}`, ...serves, text.slice(found[0].length)].join("\n");
}
