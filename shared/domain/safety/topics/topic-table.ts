import { fillFamilies } from "../../../language/mod.ts";
import conditions from "./data/conditions.json" with { type: "json" };
import familyData from "./data/families.json" with { type: "json" };
import medicines from "./data/medicines.json" with { type: "json" };
import persons from "./data/persons.json" with { type: "json" };
import signs from "./data/signs.json" with { type: "json" };

/** Something that a text can say about a person and that rules depend on. */
export type Topic = {
  readonly id: string;
  /** Follows "for somebody": "on warfarin", "with high potassium", "under one year old". */
  readonly label: string;
  /** Phrases as patterns: `a|b` for either word, `a?` for one that may be left out, `{person}` for any of a family. */
  readonly names: readonly string[];
  /** Groups of patterns of which one of each stands near the others: "throw up … on purpose". */
  readonly together: readonly (readonly (readonly string[])[])[];
  /** Longer phrases that look like it and mean something else. */
  readonly unless: readonly string[];
  /** Topics whose words are not of this one: "losing weight" beside a poor appetite. */
  readonly yieldsTo: readonly string[];
  /** Topics that hold with it. */
  readonly implies: readonly string[];
  /** False where the words may as well name an option: "low-salt soup". */
  readonly isContext: boolean;
  /** The words may state an amount that no rule keeps to: "fluid restricted to 1.5 litres". */
  readonly isAmountStated: boolean;
};

/** Every topic by its id. */
export const topics: ReadonlyMap<string, Topic> = new Map(
  [conditions, medicines, persons, signs].flatMap(({ topics: rows }) =>
    rows.map((row) => [row.id, complete(row)] as const),
  ),
);

/** The topics that are medicines. */
export const medicineTopics: ReadonlySet<string> = new Set(medicines.topics.map(({ id }) => id));

type Row = Pick<Topic, "id" | "label" | "names"> & Partial<Topic>;

function complete({
  names,
  together = [],
  unless = [],
  yieldsTo = [],
  implies = [],
  isContext = true,
  isAmountStated = false,
  ...row
}: Row): Topic {
  const fill = (pattern: string) => fillFamilies(pattern, familyData.families);
  return {
    ...row,
    names: names.map(fill),
    together: together.map((group) => group.map((patterns) => patterns.map(fill))),
    unless: unless.map(fill),
    yieldsTo,
    implies,
    isContext,
    isAmountStated,
  };
}

/** Topics with all that they imply. */
export function expandTopics(ids: Iterable<string>): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found) for (const implied of topics.get(id)?.implies ?? []) found.add(implied);
  return found;
}
