import { compileWordLists, wordAt } from "../../../language/mod.ts";
import { readFigures } from "../flags/read-figures.ts";
import type { ReportWord } from "../report-words.ts";
import type { Range } from "./passage.ts";
import { readRating } from "./ratings.ts";
import peopleData from "./wording/people.json" with { type: "json" };

const { children, ageUnits } = compileWordLists({
  children: peopleData.children,
  ageUnits: peopleData.ageUnits,
});

const ratingWords = 3;

/**
 * The text with the figures blanked that only look like times: in "5/10 until 4pm" is no date, and "9 weeks pregnant" is
 * not how long the symptom beside it lasts.
 */
export function hideFigures(text: string, words: readonly ReportWord[]): string {
  let hidden = text;
  const figures = [listRatings, listCounts, listPregnancies, listAges].flatMap((list) => list(words));
  for (const { from, to } of figures) {
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    hidden = hidden.slice(0, start) + "_".repeat(end - start) + hidden.slice(end);
  }
  return hidden;
}

function listRatings(words: readonly ReportWord[]): Range[] {
  const ratings: Range[] = [];
  for (let at = 0; at < words.length; at++) {
    const rating = words[at]?.kind === "number" ? readRating(words, at) : null;
    if (rating === null || rating.to - at < ratingWords) continue;
    ratings.push({ from: at, to: rating.to });
    at = rating.to - 1;
  }
  return ratings;
}

/** "28 weeks pregnant", "breathing 40 times a minute" */
function listCounts(words: readonly ReportWord[]): Range[] {
  return readFigures(words).filter(({ kind }) => kind === "weeks_pregnant" || kind === "breaths");
}

/** "like I'm 6 months pregnant" */
function listPregnancies(words: readonly ReportWord[]): Range[] {
  return words.flatMap(({ keys }, at) => {
    const isMonths = keys.includes("<pregnant>") && words[at - 1]?.term.startsWith("month");
    return isMonths ? [{ from: at - 2, to: at }] : [];
  });
}

/** "a snotty toddler, 20 months,": how old a child is, not for how long. */
function listAges(words: readonly ReportWord[]): Range[] {
  return words.flatMap(({ kind }, at) => {
    const isApart = wordAt(words, at - 1) === "," && children.has(wordAt(words, at - 2));
    const unit = wordAt(words, at + 1);
    const isAge = ageUnits.has(unit) && !unit.startsWith("day") && words[at + 2]?.kind !== "word";
    return kind === "number" && isApart && isAge ? [{ from: at, to: at + 2 }] : [];
  });
}
