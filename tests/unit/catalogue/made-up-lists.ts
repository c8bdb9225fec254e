import { ownDishColumns } from "../../../supabase/catalogue/build/own-dishes.ts";
import { joinColumns } from "../../../supabase/catalogue/concept/joins.ts";

/** The columns of the lists that name foods. */
export const listColumns: Readonly<Record<string, readonly string[]>> = {
  "joins.tsv": joinColumns,
  "food-aliases.tsv": ["alias", "language", "region", "food", "food_name", "kind", "reason"],
  "plain-defaults.tsv": ["word", "food", "food_name", "reason"],
  "household-portions.tsv": ["dish", "food", "food_name", "label", "grams", "kind", "country", "basis"],
  "own-dish-ingredients.tsv": ["code", "position", "food", "food_name", "grams"],
  "own-dishes.tsv": ownDishColumns,
};

/** One of the compiler's lists that name foods, as a file; cells that a row leaves out are empty. */
export function makeList(file: string, ...rows: readonly (readonly string[])[]): Record<string, string> {
  const names = listColumns[file] ?? [];
  const cells = [names, ...rows.map((row) => names.map((_, index) => row[index] ?? ""))];
  return { [file]: cells.map((row) => `${row.join("\t")}\n`).join("") };
}

/** All lists that name foods, for the made-up publications. */
export function madeUpLists(): Record<string, string> {
  const moonroot = "Moonroot, raw, without skin";
  const stew = "Moonroot stew, no added fat";
  return {
    ...makeList(
      "joins.tsv",
      ["90001", "foundation", "90001", "number", "1.00", moonroot],
      ["90001", "ciqual", "77001", "name", "1.00", moonroot],
      ["90001", "cnf", "31", "number", "1.00", moonroot],
      ["220000310", "bls", "G131000", "name", "1.00", "Starfig, raw"],
    ),
    ...makeList(
      "food-aliases.tsv",
      ["lunar yam", "en", "", "cnf:31", "Moonroot", "name", "a name of it"],
      ["Moonix", "en", "", "fndds:99000001", stew, "generic", "a brand"],
    ),
    ...makeList("plain-defaults.tsv", ["moonroot; moonroots", "sr28:90001", moonroot, "eaten raw"]),
    ...makeList(
      "household-portions.tsv",
      ["moonroot stew", "fndds:99000001", stew, "bowl", "350", "bowl", "", "weighed"],
      ["moonroot pie", "own_dish:1", "Moonroot pie", "slice", "110", "slice", "", "weighed"],
    ),
    ...makeList("own-dishes.tsv", [
      ...["1", "Moonroot pie", "Luna pie", "de=Mondwurzelkuchen", "", "Pies", "", "0.8", "raw"],
      ...["1 pie", "400"],
    ]),
    ...makeList(
      "own-dish-ingredients.tsv",
      ["1", "1", "sr28:90001", moonroot, "300"],
      ["1", "2", "cofid:10-031", "Starfig, raw", "200"],
    ),
  };
}
