import data from "./data/pan-words.json" with { type: "json" };

/** Another vessel than the recipe's: by how much its bottom is larger, and the steps with its size. */
export type PanWish = {
  readonly factor: number;
  readonly steps: readonly string[];
  /** The request without the words about the vessel. */
  readonly asked: string;
};

type Size = { readonly text: string; readonly areaCm2: number };

const figure = String.raw`\d{1,3}(?:\.\d{1,2})?`;
const unit = String.raw`(?:cm|inch(?:es)?|in\b|["”])`;
const size = `(${figure}) ?(?:${unit})?(?: ?(?:x|×|by) ?(${figure}))?[ -]?(${unit})?[ -]?(round|square)?`;
const vessel = String.raw`(?:\p{L}+[ -]){0,2}?(?:${data.vessels.join("|")})\b`;
const sized = new RegExp(`(?<![\\d.])${size}`, "giu");
const sizedVessel = new RegExp(`(?<![\\d.])${size} ?${vessel}`, "iu");
const clauses = /(?:(?!\b(?:and|but)\b)(?:[^.,;!?\n]|\.(?=\d)))+/giu;
const exchanged = /\b(?:instead of|rather than|in place of|not)\b/i;
const changed = /\bfrom\b[^.;\n]*\bto\b/i;
const most = 10;
/** No oven holds a vessel of 20 inches by 30. */
const leastBareCm = 15;
const batch = /\b(?:double|twice|triple|half|halve|one and a half)\b/i;

/** Reads "in a 30 x 20 cm tin instead of a 20 cm square one": the amounts follow the bottom of the vessel. Null for none. */
export function readPan(asked: string, steps: readonly string[]): PanWish | null {
  const clause = [...asked.matchAll(clauses)].map(([text]) => text).find((text) => sizedVessel.test(text));
  if (clause === undefined) return null;
  const [first, second] = listSizes(clause);
  const own = steps.map((step) => sizeOf(sizedVessel.exec(step))).find((one) => one !== null) ?? null;
  const isFromTo = changed.test(clause) && second !== undefined;
  const wanted = isFromTo ? second : first;
  const stated = isFromTo ? first : exchanged.test(clause) ? second : undefined;
  const before = own ?? stated;
  if (wanted === undefined || before === undefined || before === null) return null;
  const factor = wanted.areaCm2 / before.areaCm2;
  if (factor > most || factor < 1 / most) return null;
  return {
    factor,
    steps: steps.map((step) => (own === null ? step : fitArticle(step.replace(own.text, wanted.text)))),
    asked: asked.replace(clause, batch.test(clause) ? clause.replace(sizedVessel, " ") : " "),
  };
}

/** "An 8 inch tin", "a 20 cm tin". */
function fitArticle(step: string): string {
  return step.replace(/\b([Aa])n? (?=\d)/g, "$1 ").replace(/\b([Aa]) (?=(?:8|11|18)\b)/g, "$1n ");
}

function listSizes(text: string): Size[] {
  return [...text.matchAll(sized)].flatMap((match) => sizeOf(match) ?? []);
}

/** "20 cm" alone is round, as cake tins are; null for a number that is no length. */
function sizeOf(match: RegExpExecArray | null): Size | null {
  if (match === null) return null;
  const [whole, one = "", other, named = "", shape = ""] = match;
  const inside = new RegExp(unit, "iu").exec(whole)?.[0] ?? "";
  if (inside === "" && named === "" && other === undefined) return null;
  const inchLike = data.inches.includes((named || inside).toLowerCase());
  // "9 x 13 pan" without a unit is in inches: no oven holds a vessel of 9 cm by 13.
  const isBare = inside === "" && named === "" && Math.min(Number(one), Number(other ?? one)) < leastBareCm;
  const scale = inchLike || isBare ? data.cmOfInch : 1;
  const [width, length] = [Number(one) * scale, Number(other ?? one) * scale];
  const isRound = other === undefined && !data.square.includes(shape.toLowerCase());
  const areaCm2 = isRound ? (Math.PI * width * width) / 4 : width * length;
  const text = listText(whole);
  return areaCm2 > 0 ? { text, areaCm2 } : null;
}

/** The size without the vessel behind it. */
function listText(whole: string): string {
  return (new RegExp(`^${size}`, "iu").exec(whole)?.[0] ?? whole).trim();
}
