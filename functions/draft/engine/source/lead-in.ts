import { numberWordSource } from "../../../../shared/language/mod.ts";

const speaker = "(?:(?:i|we|you|he|she|they|it|one|recipe)(?:['’](?:ll|d))?\\s+)";
const adverb =
  "(?:(?:and|then|so|also|first|next|usually|normally|always|just|only|will|would|can|should|simply|please|the)\\s+)";
const verb =
  "(?:uses?|using|used|needs?|takes?|taking|adds?|adding|puts?(?:\\s+in)?|with|gets?|buy|grab|contains?|requires?|calls?\\s+for|have|has|want|mix|get)";
const amount = `(?:(?:about|around|roughly|approximately|some|exactly|another)\\s+)?(?:\\d|[¼½¾⅓⅔⅛]|(?:an?|${numberWordSource}|half)\\s)`;
const leadIn = new RegExp(`^${adverb}*${speaker}?${adverb}*${verb}:?\\s+(?=${amount})`, "i");

/** The ingredient without the words that lead to its amount in speech: "you need 1 kg apples" -> "1 kg apples". */
export function dropLeadIn(text: string): string {
  return text.replace(leadIn, "");
}
