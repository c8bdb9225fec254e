import data from "../../data/meanings.json" with { type: "json" };
import { normaliseTerms } from "../terms.ts";

/** A meaning that a word has beside other foods. */
export type CompanyMeaning = {
  readonly meaning: readonly string[];
  readonly beside: ReadonlySet<string>;
  /** Beside anything but the food itself: "peppers" are no spice, but "potatoes, mashed" are named already. */
  readonly isAnywhere: boolean;
};

/** What words mean in the company of other foods, by word. */
export const companyMeanings: ReadonlyMap<string, readonly CompanyMeaning[]> = new Map(
  Object.entries<Readonly<Record<string, readonly string[]>>>(data.inCompany).map(([word, others]) => [
    word,
    Object.entries(others).map(([meaning, beside]) => ({
      meaning: normaliseTerms(meaning),
      beside: new Set(beside),
      isAnywhere: beside.includes("*"),
    })),
  ]),
);
