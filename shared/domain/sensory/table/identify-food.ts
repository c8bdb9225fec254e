import { normaliseTerms } from "../../food/mod.ts";
import groupClasses from "../data/group-classes.json" with { type: "json" };
import type { SensoryFood } from "../sensory-food.ts";
import {
  type FoundRow,
  findFlavouring,
  findPreparations,
  findRows,
  readCatalogueTerms,
  type WordReading,
} from "./find-rows.ts";
import { classesOf, type Preparation, type SensoryRow, type SensoryTable } from "./sensory-table.ts";

/** Which curated rows describe a food, and what its words change about them. */
export type FoodIdentity = {
  readonly row: SensoryRow | null;
  /** The word for the form it was found by: "juice" of "apple juice"; empty for a group's class. */
  readonly form: string;
  /** How close the row is to the food: the food itself, its class, or only its food group's class. */
  readonly level: "food" | "class" | "group" | "none";
  /** Rows that flavour it: the lemon of "lemon chicken". */
  readonly modifiers: readonly SensoryRow[];
  /** Those of them that the catalogue's name does not have: the composition is without them. */
  readonly unmatchedModifiers: readonly SensoryRow[];
  /** The preparations, relative to the food of the row. */
  readonly preparations: readonly Preparation[];
  /** The preparations that the catalogue's name does not have: the composition is without them. */
  readonly unmatchedPreparations: readonly Preparation[];
  /** The catalogue's food is of another kind than the row, so its composition says nothing about this food. */
  readonly isOtherKind: boolean;
};

/**
 * The row of a food: from its words in the text, then from its catalogue name, then from its food group's class. If
 * both names have rows, the catalogue's food decides which of the text's rows is the food.
 */
export function identifyFood(food: SensoryFood, table: SensoryTable): FoodIdentity {
  const textTerms = readTextTerms(food);
  const text = findRows(textTerms, table);
  const catalogue = findRows(
    food.catalogueName === null ? [] : readCatalogueTerms(food.catalogueName),
    table,
  );
  const head = chooseHead(text, catalogue, table);
  const row = head?.row ?? findGroupClass(food.foodGroup, table) ?? guessRow(textTerms, text);
  const preparations = [
    ...(text.preparations.length > 0 || catalogue.head?.row !== row ? text : catalogue).preparations,
    ...readFlavourings(text, head, table),
  ];
  const modifiers = readModifiers(text.rows.length > 0 ? text : catalogue, row, table);
  const catalogueTerms = new Set(normaliseTerms(food.catalogueName ?? ""));
  return {
    row,
    form: head?.form ?? "",
    level: head === null ? (row === null ? "none" : "group") : head.row.kind,
    modifiers,
    unmatchedModifiers: modifiers.filter(
      (modifier) => !catalogue.rows.some((found) => found.row === modifier),
    ),
    preparations: [...new Set(preparations)].filter((one) => !isPrepared(row, one)),
    unmatchedPreparations: findPreparations(textTerms, table).filter((one) => !isNamed(one, catalogueTerms)),
    isOtherKind:
      head !== null && catalogue.head !== null && !areOfOneKind(head.row, catalogue.head.row, table),
  };
}

function readTextTerms({ terms, attributes }: SensoryFood): string[] {
  const states = attributes.filter((attribute) => !attribute.startsWith("no ")).flatMap(normaliseTerms);
  // "all'arrabbiata" comes as one term.
  const named = terms.flatMap((term) => (term.includes("'") ? normaliseTerms(term) : [term]));
  return [...states.filter((term) => !named.includes(term)), ...named];
}

function chooseHead(text: WordReading, catalogue: WordReading, table: SensoryTable): FoundRow | null {
  const own = catalogue.head;
  const agreed = own === null ? undefined : text.rows.find(({ row }) => row === own.row);
  if (agreed !== undefined) return agreed;
  if (text.head === null) return own;
  const isNarrower =
    own !== null && text.head.row.kind === "class" && classesOf(own.row, table).includes(text.head.row);
  return isNarrower ? own : text.head;
}

/** The class row for a food group, by the words of the group's name; null without one. */
function findGroupClass(foodGroup: string | null, { rowsByName }: SensoryTable): SensoryRow | null {
  if (foodGroup === null) return null;
  const terms = new Set(normaliseTerms(foodGroup));
  const rule = groupClasses.rules.find(({ words }) => words.every((word) => terms.has(word)));
  return rule === undefined ? null : (rowsByName.get(rule.class) ?? null);
}

/** One known word among many unknown ones, as in another language, does not say what the food is. */
function guessRow(textTerms: readonly string[], { rows }: WordReading): SensoryRow | null {
  return 2 * rows.length < textTerms.length ? null : (rows.at(-1)?.row ?? null);
}

function readFlavourings({ rows }: WordReading, head: FoundRow | null, table: SensoryTable): Preparation[] {
  return rows.flatMap((found) => {
    const flavouring =
      found.isFlavouring && found.row !== head?.row ? findFlavouring(found.form, table) : null;
    return flavouring ?? [];
  });
}

function readModifiers({ rows }: WordReading, head: SensoryRow | null, table: SensoryTable): SensoryRow[] {
  const own = head === null ? [] : [head, ...classesOf(head, table)];
  const modifiers = rows.filter(({ row, isFlavouring }) => !isFlavouring && !own.includes(row));
  return [...new Set(modifiers.map(({ row }) => row))];
}

/** "Sauerkraut" is fermented already: the name, class or basis of its row says so. */
function isPrepared(row: SensoryRow | null, preparation: Preparation): boolean {
  if (row === null) return false;
  return isNamed(preparation, new Set(normaliseTerms(`${row.name} ${row.class ?? ""} ${row.basis}`)));
}

function isNamed({ words }: Preparation, terms: ReadonlySet<string>): boolean {
  return words.some((word) => normaliseTerms(word).every((term) => terms.has(term)));
}

/** Rows of one kind are under the same topmost class. */
function areOfOneKind(one: SensoryRow, other: SensoryRow, table: SensoryTable): boolean {
  const kindOf = (row: SensoryRow) => classesOf(row, table).at(-1) ?? row;
  return kindOf(one) === kindOf(other);
}
