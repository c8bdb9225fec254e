import data from "../data/taste-goals.json" with { type: "json" };
import type { EditGoal } from "../edits.ts";

/** What may be added for a goal, in which kinds of dish and how much of them. */
export type GoalAddition = {
  readonly food: string;
  readonly gramsPerPortion: number;
  readonly courses: readonly string[];
  readonly mostShare: number;
};

/** How a goal is served. */
export type TasteGoal = {
  /** Of the rows of substitutes that serve it. */
  readonly causes: readonly string[];
  /** Substitutes are taken only for an ingredient that the goal is said of. */
  readonly isOnlyNamed?: boolean;
  readonly scales: {
    readonly roles?: readonly string[];
    readonly classes?: readonly string[];
    readonly factor: number;
  } | null;
  readonly adds: readonly GoalAddition[];
};

/** The goals by name: "less sweet". */
export const tasteGoals: Readonly<Record<string, TasteGoal>> = data.goals;
const synonyms: Readonly<Record<string, string>> = data.synonyms;
const opposites: Readonly<Record<string, string>> = data.opposites;

/** The name of a goal in the tables: "more mild" is "less spicy". */
export function nameGoal({ attribute, direction }: EditGoal): string {
  const word = attribute.toLowerCase().replaceAll("_", " ");
  const opposite = opposites[word];
  if (opposite !== undefined) return `${direction === "more" ? "less" : "more"} ${opposite}`;
  return `${direction} ${synonyms[word] ?? synonyms[attribute] ?? word}`;
}

/** The causes of rows that serve the goals. */
export function causesOfGoals(wanted: readonly EditGoal[]): Set<string> {
  return new Set(wanted.flatMap((goal) => tasteGoals[nameGoal(goal)]?.causes ?? []));
}
