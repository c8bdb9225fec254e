// Checks the size of each built function: what a new process evaluates before its first response, and the limit of the
// platforms for the whole. Usage: node scripts/check-sizes.ts
import process from "node:process";
import { type Bundle, bundleFunction, listOperations } from "./bundle.ts";

const usualEntryLimitKb = 320;
/** Functions that are called before a page is shown. */
const smallerEntryLimitKb: Readonly<Record<string, number>> = {
  daily_energy_expenditure_calculation: 120,
};

/** The limit of Supabase; Cloudflare accepts 3 MB and more after compression. */
const totalLimitKb = 5_000;

const bundles: Bundle[] = [];
for (const operation of listOperations()) bundles.push(await bundleFunction(operation));
const problems = bundles.flatMap(findProblems);
for (const problem of problems) console.error(`Cannot accept the size of ${problem}`);
console.log(`${bundles.length} functions built, ${problems.length} too large`);
process.exit(problems.length === 0 ? 0 : 1);

function findProblems({ operation, entryBytes, totalBytes }: Bundle): string[] {
  const entryLimitKb = smallerEntryLimitKb[operation] ?? usualEntryLimitKb;
  return [
    ...reportExcess(`${operation} at start`, entryBytes, entryLimitKb),
    ...reportExcess(`${operation} as a whole`, totalBytes, totalLimitKb),
  ];
}

function reportExcess(what: string, bytes: number, limitKb: number): string[] {
  return bytes <= limitKb * 1000 ? [] : [`${what}: ${(bytes / 1000).toFixed(1)} KB, at most ${limitKb}`];
}
