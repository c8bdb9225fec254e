import words from "../data/undercooked-words.json" with { type: "json" };

const { poultry, states, eating, cooking } = words;
/** "The chicken thigh is still pink", "undercooked turkey" */
const undercooked = new RegExp(
  String.raw`\b(?:(?<behind>${poultry})(?: (?!(?:or|and|with)\b)[\p{L}']+){0,6} (?:${states})|(?:${states})(?: \p{L}+)? (?<before>${poultry}))\b`,
  "iu",
);
const denied = /\b(?:not|no longer|isn'?t|never)(?: \p{L}+){0,2} (?:pink|raw|bloody)\b/iu;
const ate = `(?:${eating})`;
const cook = String.raw`(?<further>(?:${cooking})\b[^.?!\n]*?)`;
const eatFirst = new RegExp(
  String.raw`\b${ate}(?<or>,? or )(?:do i |should i |i )?${cook}(?=[.?!\n]|$)`,
  "iu",
);
const cookFirst = new RegExp(
  String.raw`\b${cook}(?<or>,? or )(?:just |can i |do i |should i )*${ate}(?=[.?!,\n]|$)`,
  "iu",
);

/**
 * The question whether poultry that is undercooked is eaten or cooked further, with both ways named: "eat it as is or cook
 * it again" asks about undercooked and about fully cooked chicken.
 */
export function nameCooking(text: string): string {
  const found = undercooked.exec(text)?.groups;
  if (found === undefined || denied.test(text)) return text;
  const ways = eatFirst.exec(text) ?? cookFirst.exec(text);
  if (ways?.groups === undefined) return text;
  const meat = nameMeat(found.behind ?? found.before ?? "");
  const { further = "", or = "" } = ways.groups;
  const options = [`undercooked ${meat} as is`, `fully cooked ${meat} (${further.trim()})`];
  const named = (cookFirst.test(text) ? options.toReversed() : options).join(or);
  return text.slice(0, ways.index) + named + text.slice(ways.index + ways[0].length);
}

/** "Chiken" is chicken. */
function nameMeat(word: string): string {
  const [first = ""] = word.toLowerCase();
  return first === "c" ? "chicken" : first === "t" ? "turkey" : "poultry";
}
