import { normaliseTerms } from "../../food/term-normaliser.ts";
import type { SensoryFood } from "../sensory-food.ts";
import { readCatalogueTerms } from "./catalogue-terms.ts";
import { findGroupClass } from "./find-group-class.ts";
import { type FoundRow, findFlavouring, findPreparations, findRows, type WordReading } from "./find-rows.ts";
import type { Preparation, SensoryRow } from "./sensory-row.ts";
import { classesOf, type SensoryTable } from "./sensory-table.ts";

/** Which curated rows a food is, and what its words do to them. */
export interface FoodIdentity {
  readonly row: SensoryRow | null;
  /** The word of the form it was found by: "juice" of "apple juice"; empty for a group's class. */
  readonly form: string;
  /** How near the row is to the food: itself, its class, or only its food group's class. */
  readonly level: "food" | "class" | "group" | "none";
  /** Rows that flavour it: the lemon of "lemon chicken". */
  readonly modifiers: readonly SensoryRow[];
  /** Those of them that the catalogue's name does not tell: its composition is without them. */
  readonly untoldModifiers: readonly SensoryRow[];
  /** What the words do to the food of the row. */
  readonly preparations: readonly Preparation[];
  /** What the words do to the catalogue's food: what its name does not say, its composition does not hold. */
  readonly untoldPreparations: readonly Preparation[];
  /** The catalogue's food is of another kind than the row: its composition tells nothing of this food. */
  readonly isMisled: boolean;
}

/**
 * The row of a food: what its words in the text name, then what its catalogue name names, then its food group's
 * class. Where both name something, the catalogue's food decides which of the text's rows is the food.
 */
export function identifyFood(food: SensoryFood, table: SensoryTable): FoodIdentity {
  const saidTerms = readSaidTerms(food);
  const said = findRows(saidTerms, table);
  const catalogue = findRows(
    food.catalogueName === null ? [] : readCatalogueTerms(food.catalogueName),
    table,
  );
  const head = chooseHead(said, catalogue, table);
  const row = head?.row ?? findGroupClass(food.foodGroup, table) ?? guessRow(saidTerms, said);
  const preparations = [
    ...(said.preparations.length > 0 || catalogue.head?.row !== row ? said : catalogue).preparations,
    ...readFlavourings(said, head, table),
  ];
  const modifiers = readModifiers(said.rows.length > 0 ? said : catalogue, row, table);
  const told = new Set(normaliseTerms(food.catalogueName ?? ""));
  return {
    row,
    form: head?.form ?? "",
    level: head === null ? (row === null ? "none" : "group") : head.row.kind,
    modifiers,
    untoldModifiers: modifiers.filter((modifier) => !catalogue.rows.some((found) => found.row === modifier)),
    preparations: [...new Set(preparations)].filter((one) => !isPrepared(row, one)),
    untoldPreparations: findPreparations(saidTerms, table).filter((one) => !isTold(one, told)),
    isMisled: head !== null && catalogue.head !== null && !areOfOneKind(head.row, catalogue.head.row, table),
  };
}

/** One known word among many unknown ones, as in another language, does not say what the food is. */
function guessRow(saidTerms: readonly string[], { rows }: WordReading): SensoryRow | null {
  return 2 * rows.length < saidTerms.length ? null : (rows.at(-1)?.row ?? null);
}

/** Rows of one kind stand under the same topmost class. */
function areOfOneKind(one: SensoryRow, other: SensoryRow, table: SensoryTable): boolean {
  const kindOf = (row: SensoryRow) => classesOf(row, table).at(-1) ?? row;
  return kindOf(one) === kindOf(other);
}

function readSaidTerms({ terms, attributes }: SensoryFood): string[] {
  const states = attributes.filter((attribute) => !attribute.startsWith("no ")).flatMap(normaliseTerms);
  // "all'arrabbiata" comes as one term.
  const named = terms.flatMap((term) => (term.includes("'") ? normaliseTerms(term) : [term]));
  return [...states.filter((term) => !named.includes(term)), ...named];
}

function chooseHead(said: WordReading, catalogue: WordReading, table: SensoryTable): FoundRow | null {
  const own = catalogue.head;
  const agreed = own === null ? undefined : said.rows.find(({ row }) => row === own.row);
  if (agreed !== undefined) return agreed;
  if (said.head === null) return own;
  const isNarrower =
    own !== null && said.head.row.kind === "class" && classesOf(own.row, table).includes(said.head.row);
  return isNarrower ? own : said.head;
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

/** "Sauerkraut" is fermented already: its row says so in its name, class or basis. */
function isPrepared(row: SensoryRow | null, preparation: Preparation): boolean {
  if (row === null) return false;
  return isTold(preparation, new Set(normaliseTerms(`${row.name} ${row.class ?? ""} ${row.basis}`)));
}

function isTold({ words }: Preparation, terms: ReadonlySet<string>): boolean {
  return words.some((word) => normaliseTerms(word).every((term) => terms.has(term)));
}
