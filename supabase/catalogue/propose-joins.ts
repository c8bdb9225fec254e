import { parseArgs } from "node:util";
import { readCatalogueSources } from "./build/read-catalogue-sources.ts";
import { readComposition } from "./concept/composition.ts";
import { createFortifiedTest } from "./concept/fortified-kinds.ts";
import { readJoinDecisions } from "./concept/joins.ts";
import { type ComparableRecord, type MemberProposal, proposeMembers } from "./concept/propose-members.ts";

const usage = `Prints records that may be the same food as a concept and are not decided yet, as rows of data/joins.tsv.
A person moves each to data/joins.tsv or, with a reason, to data/join-refusals.tsv.

  node supabase/catalogue/propose-joins.ts --sources DIR`;

function main(): void {
  const { values } = parseArgs({ options: { sources: { type: "string" }, help: { type: "boolean" } } });
  if (values.help || values.sources === undefined) {
    console.log(usage);
    if (!values.help) process.exitCode = 2;
    return;
  }
  const decided = readJoinDecisions();
  const isFortified = createFortifiedTest();
  for (const proposal of proposeMembers(readTables(values.sources))) {
    const { lead, member, basis, score } = proposal;
    // Of a survey food and an SR28 record the survey food is the concept, which the lists name first.
    if (
      member.record.source === "fndds" ||
      decided.has(`${lead.record.id} ${member.record.source} ${member.record.sourceCode}`)
    )
      continue;
    const names = [lead.record.name, member.record.name];
    console.log(
      [
        lead.record.id,
        member.record.source,
        member.record.sourceCode,
        basis,
        score.toFixed(2),
        ...names,
        ...figuresOf(proposal),
        isFortified(names) ? "yes" : "no",
      ].join("\t"),
    );
  }
}

function figuresOf({ lead, member }: MemberProposal): (number | string)[] {
  const [a, b] = [lead.composition, member.composition];
  return [a.waterGrams, b.waterGrams, a.energyKcal, b.energyKcal].map((figure) => figure ?? "");
}

/** The records of the USDA and of the national tables, in the order in which a table leads a concept. */
function readTables(sourcesDir: string): ComparableRecord[][] {
  const { usdaFoods, nationalFoods, published, sr28Codes } = readCatalogueSources(sourcesDir);
  const records = [...usdaFoods, ...nationalFoods].map((record): ComparableRecord => {
    const composition = readComposition(published.get(record.source)?.get(record.id) ?? []);
    const sr28Code = sr28Codes.get(record.id);
    return { record, composition, ...(sr28Code === undefined ? {} : { sr28Code }) };
  });
  return [...Map.groupBy(records, ({ record }) => record.source).values()];
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
