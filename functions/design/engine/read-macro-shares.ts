import type { DishLimit } from "../../../shared/domain/constraints/mod.ts";
import { type MacroName, macros } from "./aim-macros.ts";
import data from "./data/macro-words.json" with { type: "json" };

/** A share of energy that a text asks of a macro, in %; null for an open end. */
export type MacroShare = {
  readonly macro: MacroName;
  readonly least: number | null;
  readonly most: number | null;
  readonly words: string;
};

type Found = { readonly shares: readonly MacroShare[]; readonly rest: string };

/** How far from a stated share a day may be, in % of energy. */
const margin = 5;
const weight = 60;
const names = Object.entries(data.names).flatMap(([macro, words]) =>
  words.map((word) => [word, macro as MacroName] as const),
);
const macroOf = new Map(names);
const anyName = names
  .map(([word]) => word)
  .sort((one, other) => other.length - one.length)
  .join("|");
const number = "(\\d{1,2})";
const percent = "\\s*(?:%|percent|per cent|pct)";
const ofEnergy = `\\s+of\\s+(?:\\w+\\s+)?(?:calories|energy|kcal|cals|intake)\\s+(?:from|as|in)\\s+`;
const split = /\b(\d{1,2})\s*%?\s*[/:-]\s*(\d{1,2})\s*%?\s*[/:-]\s*(\d{1,2})\b\s*%?(?!\s*[/:-]\s*\d)/;
const spaced = /\bmacros?\D{0,12}(\d{2})\s+(\d{2})\s+(\d{2})\b/i;
const order = new RegExp(
  `\\b(${anyName})\\s*[/,:-]\\s*(${anyName})\\s*[/,:-]\\s*(?:and\\s+)?(${anyName})\\b`,
  "i",
);
const named = new RegExp(
  `\\b${number}(?:${percent}(?:${ofEnergy}|\\s*(?:of\\s+)?)|(?=[cpf]\\b))(${anyName})\\b|\\b(${anyName})\\s*[:=]?\\s*${number}${percent}`,
  "gi",
);
const single = new RegExp(`\\b${number}${percent}${ofEnergy}(${anyName})\\b`, "gi");
const least = /(?:at least|min(?:imum)?(?: of)?|more than|over|above|no less than|>=?)\s*$/i;
const most =
  /(?:at most|max(?:imum)?(?: of)?|less than|under|below|no more than|not more than|up to|<=?)\s*$/i;

/**
 * Shares of energy that a text asks for: "40/30/30" (carbohydrate, protein and fat unless it names another order),
 * "40 % carbs, 30 % protein", "at most 30 % of calories from fat"; with the text without them.
 */
export function takeMacroShares(text: string): Found {
  return readSplit(text) ?? readNamed(text) ?? { shares: [], rest: text };
}

function readSplit(text: string): Found | null {
  const hit = split.exec(text) ?? spaced.exec(text);
  if (hit === null) return null;
  const figures = hit.slice(1, 4).map(Number);
  const sum = figures.reduce((whole, figure) => whole + figure, 0);
  if (sum < data.least || sum > data.most) return null;
  const around = order.exec(text);
  const isNamed = around !== null || /\bmacros?\b/i.test(text);
  if (!isNamed && figures.some((figure) => figure < 10)) return null;
  const macrosOfOrder = (around?.slice(1, 4) ?? data.order).map((word) => macroOf.get(word.toLowerCase()));
  if (new Set(macrosOfOrder).size < figures.length) return null;
  const words = hit[0].trim();
  return {
    shares: figures.flatMap((figure, at) => {
      const macro = macrosOfOrder[at];
      return macro === undefined ? [] : [asShare(macro, figure, words)];
    }),
    rest: [hit[0], ...(around ? [around[0]] : [])]
      .reduce(blank, text)
      .replace(/\bmacros?\b|\bsplit\b|\bratio\b/gi, blankWord),
  };
}

function readNamed(text: string): Found | null {
  const all = [...text.matchAll(named)];
  const found = all.flatMap((hit) => {
    const macro = macroOf.get((hit[2] ?? hit[3] ?? "").toLowerCase());
    return macro === undefined ? [] : [{ hit, macro, figure: Number(hit[1] ?? hit[4]) }];
  });
  const isSplit = new Set(found.map(({ macro }) => macro)).size > 1;
  const taken = isSplit ? found : found.filter(({ hit }) => new RegExp(single.source, "i").test(hit[0]));
  if (taken.length === 0) return null;
  const shares = taken.map(({ hit, macro, figure }): MacroShare => {
    const before = text.slice(0, hit.index);
    const words = hit[0].trim();
    if (least.test(before)) return { macro, least: figure, most: null, words };
    if (most.test(before)) return { macro, least: null, most: figure, words };
    return asShare(macro, figure, words);
  });
  const rest = taken.reduce((left, { hit }) => blank(left, hit[0]), text);
  return { shares, rest: rest.replace(/\bmacros?\b|\bsplit\b/gi, blankWord) };
}

function asShare(macro: MacroName, figure: number, words: string): MacroShare {
  return { macro, least: Math.max(0, figure - margin), most: figure + margin, words };
}

function blank(text: string, words: string): string {
  return text.replace(words, blankWord);
}

function blankWord(words: string): string {
  return " ".repeat(words.length);
}

/** The bounds of those shares, of a day or of a portion. They are aims: a plan that misses one says so. */
export function limitMacroShares(shares: readonly MacroShare[], isPlan: boolean): DishLimit[] {
  return shares.flatMap(({ macro, least, most, words }) => {
    const { compoundId, kcalPerGram } = macros[macro];
    const limit = {
      description: `energy from ${macro} (${words}) of a ${isPlan ? "day" : "portion"}`,
      measure: { compoundId, minusCompoundId: null, perEnergyFactor: 100 * kcalPerGram, carrier: null },
      unit: "% of energy",
      scope: isPlan ? "day" : "portion",
      hard: false,
      weight,
    } as const;
    return [
      ...(least === null
        ? []
        : [
            {
              ...limit,
              name: `request_text: ${least} % of energy from ${macro}, at least`,
              operator: ">=" as const,
              limit: least,
            },
          ]),
      ...(most === null
        ? []
        : [
            {
              ...limit,
              name: `request_text: ${most} % of energy from ${macro}, at most`,
              operator: "<=" as const,
              limit: most,
            },
          ]),
    ];
  });
}
