// An answer may echo what a stranger wrote: control characters could rewrite what the terminal shows.
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/** Text without characters that steer a terminal; line breaks and tabs stay. */
export function toPlainText(text: string): string {
  return text.replace(CONTROLS, "");
}
