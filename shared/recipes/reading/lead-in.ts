const SPEAKER = "(?:(?:i|we|you|he|she|they|it|one|recipe)(?:['’](?:ll|d))?\\s+)";
const ADVERB =
  "(?:(?:and|then|so|also|first|next|usually|normally|always|just|only|will|would|can|should|simply|please|the)\\s+)";
const VERB =
  "(?:uses?|using|used|needs?|takes?|taking|adds?|adding|puts?(?:\\s+in)?|with|gets?|buy|grab|contains?|requires?|calls?\\s+for|have|has|want|mix|get)";
const AMOUNT =
  "(?:(?:about|around|roughly|approximately|some|exactly|another)\\s+)?(?:\\d|[¼½¾⅓⅔⅛]|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)\\s)";
const LEAD_IN = new RegExp(`^${ADVERB}*${SPEAKER}?${ADVERB}*${VERB}:?\\s+(?=${AMOUNT})`, "i");

/** The ingredient without the words that lead to its amount in speech: "you need 1 kg apples" -> "1 kg apples". */
export function dropLeadIn(text: string): string {
  return text.replace(LEAD_IN, "");
}
