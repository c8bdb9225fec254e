// Holds each built function to what it may make a new process evaluate before its first answer, and to what the
// platforms take. Usage: node scripts/check-sizes.ts
import process from "node:process";
import { type Bundle, bundleFunction, listOperations } from "./bundle.ts";

const ENTRY_LIMIT_KB = 300;
/** Those that are called before a page is shown. */
const SMALLER_ENTRY_LIMIT_KB: Readonly<Record<string, number>> = {
  daily_energy_expenditure_calculation: 120,
};

/** What Supabase bundles on its side; Cloudflare takes 3 MB and more of what is compressed. */
const TOTAL_LIMIT_KB = 5_000;

const bundles: Bundle[] = [];
for (const operation of listOperations()) bundles.push(await bundleFunction(operation));
const problems = bundles.flatMap(findProblems);
for (const problem of problems) console.error(`Cannot accept the size of ${problem}`);
console.log(`${bundles.length} functions built, ${problems.length} too large`);
process.exit(problems.length === 0 ? 0 : 1);

function findProblems({ operation, entryBytes, totalBytes }: Bundle): string[] {
  const entryLimitKb = SMALLER_ENTRY_LIMIT_KB[operation] ?? ENTRY_LIMIT_KB;
  return [
    ...tellExcess(`${operation} at start`, entryBytes, entryLimitKb),
    ...tellExcess(`${operation} as a whole`, totalBytes, TOTAL_LIMIT_KB),
  ];
}

function tellExcess(what: string, bytes: number, limitKb: number): string[] {
  return bytes <= limitKb * 1000 ? [] : [`${what}: ${(bytes / 1000).toFixed(1)} KB, at most ${limitKb}`];
}
