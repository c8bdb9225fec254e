import data from "./data/relative-aims.json" with { type: "json" };

/** More or less of a nutrient, measured against the source: "double the protein" has factor 2. */
export type RelativeAim = {
  readonly compoundId: number;
  readonly factor: number;
  /** As the request words it. */
  readonly words: string;
};

const nutrients = new Map(Object.entries(data.nutrients));
const multiples = new Map(Object.entries(data.multiples));
const fractions = new Map(Object.entries(data.fractions));
const lowering = new Set(data.lowering);
const nutrient = `(${oneOf([...nutrients.keys()])})`;
const share = `(\\d{1,3}(?:[.,]\\d)?\\s?(?:%|percent\\b)|${oneOf([...fractions.keys()])})`;
const article = "(?:the |its |my |all the |of the |amount of )*";
const multiplied = new RegExp(`\\b(${oneOf([...multiples.keys()])}) ${article}${nutrient}\\b`, "gi");
const changed = new RegExp(
  `\\b(${oneOf([...data.lowering, ...data.raising])}) ${article}${nutrient}(?: content)? (?:by|in) (?:at least |about |around |roughly )?${share}`,
  "gi",
);
const compared = new RegExp(
  `${share} (?:of the )?(less|fewer|lower|more|higher) (?:in )?${nutrient}\\b`,
  "gi",
);
const timed = new RegExp(
  `\\b(\\d{1,2}(?:[.,]\\d{1,2})?|one and a half|two|three|four) ?(?:times|x|×) ${article}${nutrient}\\b`,
  "gi",
);
const counts = new Map([
  ["one and a half", 1.5],
  ["two", 2],
  ["three", 3],
  ["four", 4],
]);
const hundred = 100;

/** Reads "double the protein", "cut the fat by a third", "20% less salt". */
export function readRelativeAims(text: string): RelativeAim[] {
  const plain = text.replace(/\s+/g, " ");
  return [
    ...[...plain.matchAll(multiplied)].flatMap(([words, times = "", name = ""]) =>
      toAim(words, name, multiples.get(times.toLowerCase()) ?? null),
    ),
    ...[...plain.matchAll(timed)].flatMap(([words, times = "", name = ""]) =>
      toAim(words, name, counts.get(times.toLowerCase()) ?? Number(times.replace(",", "."))),
    ),
    ...[...plain.matchAll(changed)].flatMap(([words, verb = "", name = "", by = ""]) =>
      toAim(words, name, factorOf(by, lowering.has(verb.toLowerCase()))),
    ),
    ...[...plain.matchAll(compared)].flatMap(([words, by = "", way = "", name = ""]) =>
      toAim(words, name, factorOf(by, /less|fewer|lower/i.test(way))),
    ),
  ];
}

function toAim(words: string, name: string, factor: number | null): RelativeAim[] {
  const compoundId = nutrients.get(name.toLowerCase());
  return compoundId === undefined || factor === null ? [] : [{ compoundId, factor, words }];
}

function factorOf(stated: string, isLess: boolean): number | null {
  const plain = stated.toLowerCase().trim();
  const part = fractions.get(plain) ?? Number.parseFloat(plain.replace(",", ".")) / hundred;
  if (!Number.isFinite(part) || part <= 0 || (isLess && part >= 1)) return null;
  return isLess ? 1 - part : 1 + part;
}

function oneOf(words: readonly string[]): string {
  return `(?:${[...words].sort((a, b) => b.length - a.length).join("|")})`;
}
