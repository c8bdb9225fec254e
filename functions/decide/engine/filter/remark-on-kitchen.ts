import type { Candidate } from "../candidate.ts";
import data from "../data/serving-words.json" with { type: "json" };
import type { Question } from "../question.ts";
import { matchWords } from "./match-words.ts";
import type { Remark } from "./remark.ts";

const lacking = String.raw`\b(?:no|without an?|don'?t have an?|haven'?t got an?|broken)`;
const failed = String.raw`(?:'s| is| has)?(?: just)? (?:broken|broke|bust|packed in)\b`;
/** "only a kettle", "all I've got is a kettle" */
const onlyKettle =
  /\b(?:only|just|all|nothing but)(?: that)?(?: (?:i|we)(?:'?ve)?)?(?: have| has| got)*(?: is)? (?:an?|the) kettle\b/iu;
const noHeat =
  /\b(?:power|gas|electric(?:ity)?) (?:cut|outage|is (?:off|out|down))\b|\bno (?:power|electric(?:ity)?)\b(?! (?:in|to|left in) )/iu;
const noOven = new RegExp(String.raw`${lacking} oven\b|\boven${failed}`, "iu");
const noHob = new RegExp(
  String.raw`${lacking} (?:hob|stove|cooker)\b|\bno oven (?:or |and |, ?)?(?:no )?hob\b|\b(?:hob|stove|cooker)${failed}`,
  "iu",
);
/** Foods that are sold uncooked; whether "roast chicken" or "fried rice" is cooked yet is not known. */
const ovenCooked = matchWords(data.cooked.inOven);
const hobCooked = matchWords(data.cooked.onHob);
const boiled = matchWords(data.cooked.boiled);
/** Dishes that a kettle cannot cook; inside bread or a salad they are taken as cooked. */
const cookedThere =
  /^(?:an? |the |some )?(?:roast(?:ed)?|grilled|(?:pan[- ]|stir[- ]|deep[- ])?fried|steamed|poached|scrambled|barbecued)\b|\b(?:steak|burger|sausages|fish fingers)$/iu;
const inBread = matchWords(data.cooked.inBread);
const ready = matchWords(data.cooked.ready);

/** What speaks against an option that needs an oven or a hob, where the question has none. */
export function remarkOnKitchen(
  { label }: Pick<Candidate, "label">,
  { text }: Pick<Question, "text">,
): Remark[] {
  const need = ready.test(label) ? null : findNeed(label, text);
  return need === null
    ? []
    : [{ grade: "sure", isSafety: false, text: `needs ${need}, which is not available` }];
}

/** What the option has to be cooked with and the question says is missing. */
function findNeed(label: string, text: string): string | null {
  const isCold = noHeat.test(text);
  const isWithoutCooker = isCold || onlyKettle.test(text);
  if ((isWithoutCooker || noOven.test(text)) && ovenCooked.test(label)) return "an oven";
  if ((isWithoutCooker || noHob.test(text)) && hobCooked.test(label)) return "a hob";
  if (isWithoutCooker && cookedThere.test(label) && !inBread.test(label)) return "a cooker";
  return (isCold || noHob.test(text)) && boiled.test(label) ? "a hob" : null;
}
