import { compileWordLists, wordAt } from "../../../language/mod.ts";
import type { ReportWord } from "../report-words.ts";
import data from "./data/figures.json" with { type: "json" };

const lists = compileWordLists(data.lists);
const siteReach = 3;

/** "armpit 38.3", "under her arm 38.4", "38.6 in the armpit": a decimal beside the place where it was taken. */
export function isTakenAtSite(words: readonly ReportWord[], at: number): boolean {
  const value = words[at]?.value ?? 0;
  if (Number.isInteger(value) || lists.otherUnits.has(wordAt(words, at + 1))) return false;
  const before = words.slice(Math.max(0, at - siteReach), at).map(({ text }) => text);
  const after = words.slice(at + 1, at + 1 + siteReach).map(({ text }) => text);
  return isSite(afterLast(before, ",")) || (lists.placing.has(after[0] ?? "") && isSite(after));
}

/** An armpit, a forehead, or what is "under his arm". */
function isSite(words: readonly string[]): boolean {
  if (words.some((text) => lists.measuredAt.has(text))) return true;
  const arm = words.indexOf("arm");
  return words.slice(Math.max(0, arm - 2), Math.max(0, arm)).some((text) => lists.beneath.has(text));
}

function afterLast(words: readonly string[], mark: string): readonly string[] {
  return words.slice(words.lastIndexOf(mark) + 1);
}
