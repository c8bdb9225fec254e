import type { OpenAI } from "openai";
import type { ChatMessage } from "./complete-chat.ts";
import type { Fence } from "./fence.ts";
import type { ModelMedia } from "./language-model.ts";
import { toDataUrl } from "./to-data-url.ts";

/** A piece of what a model is shown: our own caption, a person's words, or a picture. */
export type UserPart = { caption: string } | { words: string } | { image: ModelMedia };

/** One user message of these parts in their order; a plain text where there is no picture. */
export function writeUserMessage(parts: readonly UserPart[], fence: Fence): ChatMessage {
  const content = parts.map((part) => writePart(part, fence));
  const texts = content.flatMap((part) => (part.type === "text" ? [part.text] : []));
  return { role: "user", content: texts.length === content.length ? texts.join("\n") : content };
}

type TextOrImage = OpenAI.Chat.ChatCompletionContentPartText | OpenAI.Chat.ChatCompletionContentPartImage;

function writePart(part: UserPart, fence: Fence): TextOrImage {
  if ("image" in part) return { type: "image_url", image_url: { url: toDataUrl(part.image) } };
  return { type: "text", text: "words" in part ? fence.enclose(part.words) : part.caption };
}
