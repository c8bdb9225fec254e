import { normaliseTerms } from "../../../shared/domain/food/text/terms.ts";
import { type SensoryFood, tasteCompoundIds } from "../../../shared/domain/sensory/sensory-food.ts";
import {
  type AromaNote,
  buildSensoryTable,
  type Preparation,
  type SensoryRow,
} from "../../../shared/domain/sensory/table/sensory-table.ts";

const nothing = {
  also: [],
  kind: "food",
  class: null,
  sweet: null,
  salty: null,
  sour: 0,
  bitter: 0,
  umami: 0,
  fatty: null,
  pungent: 0,
  astringent: 0,
  texture: [],
  mouthfeel: [],
  aroma: [],
  temperature: null,
  basis: "made up for tests",
} as const;

function row(name: string, members: Partial<SensoryRow>): SensoryRow {
  return { ...nothing, name, ...members };
}

const citrus: readonly AromaNote[] = [["citrus", 3]];

const rows: readonly SensoryRow[] = [
  row("fruit", { kind: "class", sour: 25, texture: ["juicy", "soft"] }),
  row("citrus fruit", { kind: "class", class: "fruit", sour: 50, bitter: 14, aroma: citrus }),
  row("lemon", { class: "citrus fruit", sour: 92, bitter: 18, texture: ["juicy"], aroma: citrus }),
  row("grapefruit", { class: "citrus fruit", sour: 40, bitter: 40, texture: ["juicy"] }),
  row("apple", { class: "fruit", sour: 26, texture: ["crunchy", "juicy"] }),
  row("fruit juice", { kind: "class", also: ["juice"], sour: 30, texture: ["thin"], temperature: "cold" }),
  row("vegetable", { kind: "class", bitter: 8, umami: 12 }),
  row("beetroot", { class: "vegetable", bitter: 12, umami: 9 }),
  row("cucumber", { class: "vegetable", sour: 4, bitter: 6, texture: ["crunchy", "juicy"] }),
  row("mustard", { sour: 40, pungent: 55 }),
  row("mustard greens", { class: "vegetable", bitter: 35, pungent: 30 }),
  row("onion", { class: "vegetable", pungent: 45, texture: ["crunchy"] }),
  row("hummus", { sour: 15, bitter: 5, umami: 16, texture: ["creamy", "smooth"] }),
  row("sauerkraut", { class: "vegetable", sour: 60, basis: "process: fermented" }),
  row("meat", { kind: "class", umami: 30, texture: ["tender"] }),
  row("chicken", { class: "meat", umami: 28, texture: ["tender", "juicy"], temperature: "hot" }),
  row("chilli pepper", { also: ["chilli"], class: "vegetable", pungent: 80 }),
  row("cheese", { kind: "class", umami: 38, texture: ["firm"] }),
  row("parmesan", { class: "cheese", umami: 80 }),
  row("milk", { kind: "class", sour: 3, texture: ["fluid"] }),
  row("chocolate milk", { class: "milk", bitter: 12 }),
  row("milk chocolate", { bitter: 16, astringent: 4, texture: ["melting"] }),
  row("coffee", { kind: "class", bitter: 45, sour: 12, texture: ["fluid"], temperature: "hot" }),
  row("sugar", { texture: ["crystalline"] }),
  row("water", { kind: "class", texture: ["fluid"] }),
  row("soft drink", { kind: "class", sour: 25 }),
  row("diet soda", { class: "soft drink", sweet: 55, sour: 25 }),
  row("potato chips", { texture: ["crispy"], aroma: [["roasted", 2]] }),
  row("scented pie", {
    aroma: [
      ["first", 3],
      ["second", 3],
      ["third", 2],
      ["fourth", 2],
    ],
  }),
  row("yogurt", { kind: "class", sour: 35, texture: ["creamy"], temperature: "cold" }),
];

const preparations: readonly Preparation[] = [
  {
    words: ["pickled"],
    taste: { sour: { multiply: 0.5, add: 48 }, salty: { add: 14 } },
    texture: { remove: ["soft"] },
    aroma: { add: [["vinegar", 3]] },
    temperature: "cold",
    basis: "acid and salt",
  },
  {
    words: ["fermented"],
    taste: { sour: { add: 30 } },
    texture: {},
    aroma: {},
    temperature: null,
    basis: "lactic acid",
  },
  {
    words: ["fried"],
    taste: { fatty: { add: 8 }, pungent: { multiply: 0.5 } },
    texture: { add: ["crispy"], remove: ["crunchy"] },
    aroma: {},
    temperature: "hot",
    basis: "hot fat",
  },
  {
    words: ["frozen"],
    taste: {},
    texture: { add: ["firm"] },
    aroma: {},
    temperature: "frozen",
    basis: "cold",
  },
  {
    words: ["powdered"],
    taste: {},
    texture: { add: ["powdery"] },
    aroma: {},
    temperature: null,
    basis: "ground",
  },
  {
    words: ["lemon"],
    taste: { sour: { add: 26 } },
    texture: {},
    aroma: {},
    temperature: null,
    basis: "as a flavouring",
  },
];

/** A table of a few rows and preparations with numbers chosen for the tests. */
export const smallTable = buildSensoryTable(rows, preparations, { lemon: ["yuzu"] });

type Amounts = Partial<Record<keyof typeof tasteCompoundIds, number>>;

/** A food with the terms of a text; without amounts and group unless given. */
export function foodOf(
  said: string,
  members: Partial<Omit<SensoryFood, "amounts">> & { amounts?: Amounts } = {},
): SensoryFood {
  const { amounts = {}, ...rest } = members;
  const known = Object.entries(amounts).map(([name, amount]): [number, number] => [
    tasteCompoundIds[name as keyof typeof tasteCompoundIds],
    amount,
  ]);
  return {
    itemId: 1,
    name: said,
    catalogueName: null,
    foodGroup: null,
    terms: normaliseTerms(said),
    attributes: [],
    grams: 100,
    ingredients: [],
    ...rest,
    amounts: new Map(known),
  };
}
