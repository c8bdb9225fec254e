import { eaterSource, numberWordSource, readNumberText } from "../../../../shared/language/mod.ts";
import type { Brief } from "../brief.ts";
import type { AmountWish } from "./read-amount-wishes.ts";
import type { DraftRequest } from "./read-draft-request.ts";
import type { PanWish } from "./read-pan.ts";

const wholePortionShare = 0.05;

const eaten = `${eaterSource}|helpings?|plates?|lunch(?:es)?`;
const furtherPortions = new RegExp(
  `\\b(?:(\\d{1,2}|${numberWordSource}) (?:extra|more|additional|further) (?:${eaten})|(?:plus|and) (?:an? (?:extra )?|another )?(\\d{1,2}|${numberWordSource})? ?(?:extra |more )?(?:portions?|servings?|lunch(?:es)?|helpings?) (?:for|to) (?:lunch|the freezer|freeze|tomorrow|later|take|work|spare))\\b`,
  "iu",
);

/** "Two extra portions" are added to those of the source. */
function readFurther(text: string, servings: number | null): Brief["scale"] {
  const [said, more, besides] = furtherPortions.exec(text) ?? [];
  const further = said === undefined ? 0 : (readNumberText(more ?? besides ?? "one") ?? 1);
  return servings !== null && further > 0 ? { servings: servings + further } : null;
}

/** Whole portions where the amounts hardly differ from what the vessel asks for. */
function scaleOf(pan: PanWish | null, servings: number | null): Brief["scale"] {
  if (pan === null) return null;
  const exact = (servings ?? 0) * pan.factor;
  const whole = Math.round(exact);
  return whole > 0 && Math.abs(exact / whole - 1) <= wholePortionShare
    ? { servings: whole }
    : { factor: pan.factor };
}

/** Half a batch is half of it for however many: a count of who eats beside it is the reason. */
function readScale({ servings, factor }: Pick<DraftRequest, "servings" | "factor">): Brief["scale"] {
  if (factor !== null) return { factor };
  return servings === null ? null : { servings };
}

/** What a request says of how much is to be made, however it says so; null where it says nothing. */
export function settleScale(
  { text, pan }: { text: string; pan: PanWish | null },
  wishes: Pick<DraftRequest, "servings" | "factor">,
  { servings }: Brief["source"],
): Brief["scale"] {
  return readFurther(text, wishes.servings ?? servings) ?? readScale(wishes) ?? scaleOf(pan, servings);
}

const inWhole =
  /\b(?:all|the (?:full|whole|same|original|entire) (?:amounts?|quantity|quantities|lot)|as (?:much|many)|the number)\b/i;

/** "Half a batch, but keep all of the chocolate": what stays in whole while the rest is scaled. */
export function keepWhole(
  clauses: DraftRequest["clauses"],
  scale: Brief["scale"],
  { servings }: Brief["source"],
): AmountWish[] {
  if (scale === null || ("servings" in scale && servings === null)) return [];
  const factor = "factor" in scale ? scale.factor : scale.servings / (servings ?? scale.servings);
  if (factor === 1) return [];
  return clauses
    .filter(({ text }) => inWhole.test(text))
    .flatMap(({ wishes }) => wishes.keeps)
    .map((food) => ({ food, direction: factor < 1 ? "more" : "less", factor: 1 / factor }));
}
