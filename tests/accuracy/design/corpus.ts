import type { Corpus } from "../corpus.ts";
import { joinParts } from "../join-parts.ts";
import { readDesignCases } from "./design-case.ts";
import { measureDesigns } from "./measure-design.ts";
import { designOn } from "./run-design.ts";
import { writeDesigns } from "./write-designs.ts";

/** Requests for recipes and plans, with what every right answer has in common. */
export const design: Corpus = {
  name: "design",
  measure: async ({ openStore, openCatalogue }) => {
    const designHere = designOn(await openStore());
    const catalogue = openCatalogue();
    const measure = (file: string) =>
      measureDesigns(readDesignCases(new URL(file, import.meta.url)), designHere, catalogue);
    const used = await measure("requests.json");
    const counted = await measure("unseen.json");
    const cases = joinParts(used, counted, ({ of, problems }) => {
      const lines = [of.id, ...problems.map((problem) => `    ${problem}`)];
      return { isRight: problems.length === 0, fault: problems.length, describe: () => lines };
    });
    return { sets: [{ name: "recipes and plans", cases }], section: writeDesigns(used, counted) };
  },
};
