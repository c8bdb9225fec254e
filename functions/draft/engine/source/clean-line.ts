const bullet = /^\s*(?:[-*+•–·▢□☐◦‣]|\d{1,2}[.)](?=\s+\S)|\[[ xX]?\])\s+/u;
/** Pictures at the ends of a line: "✅ 200 g flour", "🍲 Stew 🍲". */
const picture = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u200D|\s)`;
const pictures = new RegExp(`^${picture}+(?=[\\p{L}\\d¼½¾⅓⅔⅛(])|(?<!${picture})${picture}+$`, "gu");
/** "Icing: 200 g cream cheese", "For the sauce: 1 onion". */
const partLabel = /^(?:for (?:the )?)?\p{L}[\p{L} ]{2,30}(?::| =)\s+(?=[\d¼½¾⅓⅔⅛]|an? |one |some )/iu;
/** "150 g flour + extra for dusting". */
const extra = /,? (?:\+|&|and) (?=(?:some |a (?:little|bit)(?: of)? )?(?:extra|more) (?:for|to)\b)/giu;
/** "4 Schnitzel à 150 g", "4 fillets of 150 g each". */
const weighedEach =
  /^(\d+ \p{L}[\p{L} -]*?),? (?:zu je|à|je|da|of|at|@|a|de) (?:about |ca\.? |etwa |circa |environ )?(\d+(?:[.,]\d+)? ?(?:g|kg|oz|lb)\b)(?: each| cada uno?| l'uno| chacune?)?$/iu;
/** "2 mangoes (400 g flesh)", "(240 g net weight)": the mass, and what of the food it is. */
const partWeighed =
  /\(((?:about |approx\.? |ca\.? |~)?\d+(?:[.,]\d+)? ?(?:g|kg|oz|lb)) (?:of )?(?:flesh|meat|pulp|(?:net|peeled|trimmed|cleaned|pitted|prepared|total)(?: weight)?|weight|(?:in total|altogether|in all)|(?:when|once|after) \p{L}{3,12})\)/iu;
/** "1 tin kidney beans 400 g": what one tin or pack holds. */
const heldBehind =
  /^((?:an?|\d+|[½¼]) (?:tins?|cans?|packs?|packets?|jars?|pots?|bags?|tubs?|boxes|box|cartons?|blocks?|bottles?) (?:of )?\p{L}[\p{L} '-]{2,40}?),? (\d+(?:[.,]\d+)? ?(?:g|kg|ml|oz|lb))$/iu;
const link = /!?\[([^\]]*)\]\([^)]*\)/g;
const emphasis = /(\*\*|__|~~|`)(.+?)\1/g;
const italics = /(?<![\p{L}\p{N}])([*_])(?!\s)([^*_\n]+?)(?<!\s)\1(?![\p{L}\p{N}])/gu;

/** A line without Markdown: bullets, links, emphasis, footnote stars and doubled spaces are taken off. */
export function cleanLine(line: string): string {
  return line
    .replace(bullet, "")
    .replace(pictures, "")
    .replace(bullet, "")
    .replace(link, "$1")
    .replace(emphasis, "$2")
    .replace(italics, "$2")
    .replace(/<[^>]*>/g, " ")
    .replace(/\*+/g, " ")
    .replace(/\b(un|pre)-(?=\p{L})/giu, "$1")
    .replace(extra, ", plus ")
    .replace(weighedEach, "$1 ($2 each)")
    .replace(partWeighed, "($1)")
    .replace(heldBehind, "$1 ($2)")
    .replace(/\s+/g, " ")
    .trim();
}

/** An ingredient without the name of the part of the dish before it. */
export function dropPartLabel(line: string): string {
  return line.replace(partLabel, "");
}

/** "For the sauce:", "### Dough", "Stuffing:", "To serve": a line that names a part of the list. */
export function isListHeading(line: string): boolean {
  const text = line.trim();
  if (/^#{1,6}\s/.test(text)) return true;
  const plain = cleanLine(text);
  if (/:$/.test(plain)) return true;
  if (/^to (?:serve|garnish|finish|decorate|top)$/i.test(plain)) return true;
  return /^for (?:the|serving|garnish)\b[^\d,]*$/i.test(plain) && plain.split(" ").length < 6;
}

const fewestWords = 7;

/** "If you don't have fresh herbs, use dried ones": a remark among the ingredients. */
export function isSentence(line: string): boolean {
  const isSpoken =
    /^(?:if|you|this|it|as|when|note|nb|i|we|see|these|those|that|depending|alternatively|make sure)\b/i.test(
      line,
    );
  return isSpoken && line.split(" ").length >= fewestWords;
}
