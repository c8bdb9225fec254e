import words from "./data/page-words.json" with { type: "json" };
import { unwrapChat } from "./unwrap-chat.ts";

/** A text of so few lines is no page and no letter. */
const fewestLines = 4;
const fewestHeads = 2;
const tag =
  /<\/?(?:p|div|br|hr|ul|ol|li|h[1-6]|table|tbody|thead|tr|td|th|span|strong|em|b|i|section|article)\b[^>]*>/i;
const mailHead = /^(?:from|to|cc|bcc|sent|date|reply-to|an|von|gesendet)\s*:\s.*$/i;
const subject = /^(?:subject|betreff|objet|oggetto|asunto)\s*:\s*(?:(?:re|fwd?|aw|wg)\s*:\s*)*/i;
const quoted = /^(?:>\s?)+/;
const wroteThen = /^(?:on|am|le) .{3,60}\b(?:wrote|schrieb|a écrit)\s*:\s*$/i;
const chrome = new RegExp(`^(?:${words.chrome.join("|")})[.!:\\s]*$`, "iu");
const someone =
  "(?: (?!(?:no|not|please|without|less|more|make|can|could|half|double|vegan|veggie)\\b)\\p{L}[\\p{L}'-]*)";
const greeting = new RegExp(`^(?:${words.greetings.join("|")})${someone}{0,2}\\s*[,!.]?$`, "iu");
const interjection = new RegExp(`^(?:${words.interjections.join("|")})[!.,:]+\\s+(?=\\p{Lu})`, "u");
const closing = new RegExp(
  `^(?:${words.closings.join("|")})[,.! ]*(?:from )?${someone}{0,2}(?: x+)?[,.! ]*$`,
  "iu",
);
const facts = new RegExp(`^(?:${words.facts.join("|")})(?![\\p{L}])[^:(\\n]{0,30}[:(] ?[~≈]?\\d`, "iu");
const asked = new RegExp(`(?<![\\p{L}])(?:${words.asking.join("|")})(?![\\p{L}])`, "iu");
const name = /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}?[\p{L}.'-]*){0,2}(?: x+)?\s*$/u;
/** A sign of the end that names who wrote. */
const signed = /^\p{L}[\p{L} ]*,\s*\p{Lu}[\p{L}'. -]*(?: x+)?[.! ]*$/u;
const sent =
  /^(?:(?:hi|hello|hey|dear)\b[^,!.\n]{0,25}[,!]\s*)?(?:as promised,?\s*)?(?:here's|here is|this is|here comes) (?:the|my|our) (?!recipe\b)([^,.:;!?\n]{3,50}?)(?: recipe)? (?:that )?(?:i|we) (?:promised|mentioned|told you about|talked about|made|make|use)\b[^.:!?\n]{0,30}[.:!]\s*(.*)$/iu;
const entities = new Map(Object.entries(words.entities));

/** The recipe of a web page or a letter without what the page is made of: tags, heads, buttons, greetings, labels. */
export function unwrapPage(text: string): string {
  const plain = tag.test(text) ? dropTags(text) : text;
  const lines = unwrapChat(plain.split("\n"));
  if (lines.filter((line) => line.trim() !== "").length < fewestLines) return lines.join("\n");
  return dropClosing(dropSigned(dropMailHeads(lines)).map(dropChrome).map(nameSent)).join("\n");
}

function dropTags(text: string): string {
  return text
    .replace(/<ol\b[^>]*>([\s\S]*?)<\/ol>/gi, (_, list: string) => list.replace(/<li\b[^>]*>/gi, "\n1. "))
    .replace(/<li\b[^>]*>/gi, "\n- ")
    .replace(/<t[dh]\b[^>]*>/gi, " ")
    .replace(/<\/?(?:p|div|br|hr|ul|ol|h[1-6]|table|tr|section|article)\b[^>]*>/gi, "\n")
    .replace(/<[^<>\n]*>/g, "")
    .replace(/&(#?\w+);/g, (all, code: string) => entities.get(code.toLowerCase()) ?? all)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** "From: …", "Subject: Re: the soup" and the marks of quoted lines; what the subject says is kept. */
function dropMailHeads(lines: readonly string[]): string[] {
  const bare = lines.map((line) => line.replace(quoted, ""));
  const heads = bare.filter((line) => mailHead.test(line) || subject.test(line)).length;
  const isMail = heads >= fewestHeads || mailHead.test(bare.find((line) => line.trim() !== "") ?? "");
  return bare
    .filter((line) => !wroteThen.test(line.trim()) && !(isMail && mailHead.test(line)))
    .flatMap((line) =>
      isMail && subject.test(line) ? listSubject(line.replace(subject, ""), bare) : [line],
    );
}

/** A subject that names what the text names again says nothing more. */
function listSubject(said: string, lines: readonly string[]): string[] {
  const plain = said
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, "")
    .trim();
  const isRepeated = lines.some((line) => !subject.test(line) && line.toLowerCase().includes(plain));
  return isRepeated ? [] : [said, ""];
}

/** "Jump to recipe | Print", "Calories: 310 kcal | Author: Jen", "Hi love,": none of it says anything of the dish. */
function dropChrome(line: string): string {
  if (greeting.test(line.trim())) return "";
  const parts = line.replace(interjection, "").split(/\s+\|\s+/);
  const kept = parts.filter((part) => !chrome.test(part.trim()) && !isFigure(part.trim()));
  return kept.join(" | ");
}

/** What the page says a serving has is no wish, unless it says how much is wanted. */
function isFigure(part: string): boolean {
  return facts.test(part) && !asked.test(part);
}

/** "Love, Mum" in a paragraph of its own, with a wish below it. */
function dropSigned(lines: readonly string[]): string[] {
  const isApart = (at: number) => (lines[at - 1] ?? "").trim() === "" && (lines[at + 1] ?? "").trim() === "";
  return lines.map((line, at) =>
    at > 0 && isApart(at) && signed.test(line.trim()) && closing.test(line.trim()) ? "" : line,
  );
}

/** "Dear all, here's the lentil soup I promised. Serves 4." names the dish. */
function nameSent(line: string): string {
  const found = sent.exec(line);
  if (found === null) return line;
  const [, dish = "", rest = ""] = found;
  return `# ${dish.charAt(0).toUpperCase()}${dish.slice(1)}\n${rest.trim()}`;
}

/** "Lots of love", and the name below it, at the end. */
function dropClosing(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const above = lines.findLastIndex((line, at) => at < last && line.trim() !== "");
  const isSigned = closing.test(lines[above]?.trim() ?? "") && name.test(lines[last]?.trim() ?? "");
  const from = isSigned ? above : closing.test(lines[last]?.trim() ?? "") ? last : lines.length;
  return lines.slice(0, from);
}
