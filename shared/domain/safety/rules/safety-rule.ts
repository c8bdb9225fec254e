import type { GoalName } from "../../nutrition/mod.ts";

/** The foods that a rule is about: kinds of the kind tables, and words of what the caller wrote. */
export type RuleFoods = {
  readonly kinds: readonly string[];
  /** Phrases as patterns: `a|b` for either word, `a?` for one that may be left out. */
  readonly words: readonly string[];
  /** Groups of patterns of which one of each stands in the same clause: "kidney beans … only soaked". */
  readonly together: readonly (readonly string[])[];
  /** Words that clear the food: "baked" of a soft cheese. */
  readonly not: readonly string[];
  /** The rule is about every food that is none of these. */
  readonly allBut: boolean;
};

/** A public body's document that a rule rests on. */
export type SafetySource = {
  readonly publisher: string;
  readonly title: string;
  readonly url: string | null;
};

/**
 * What a rule does: `out` rules a food out; `bounded` keeps the food, a compound or what is over a bound as low as the
 * options allow; `refer` names whom to ask instead of comparing; `refuse` compares nothing; `remark` adds a sentence.
 */
export type SafetyEffect = "out" | "bounded" | "refer" | "refuse" | "remark";

/** What makes one food safer than another. */
export type Preference = { readonly goal: GoalName; readonly direction: "less" | "more" };

/** Names of what a supplement holds, and the most of it that a day may bring. */
export type SupplementDose = {
  readonly names: readonly string[];
  readonly max: number;
  readonly unit: "mg" | "µg";
  /** How many international units one of the unit is; null where it is not measured in them. */
  readonly perUnit: number | null;
};

/**
 * What a rule does where dishes are planned or changed: nothing is planned, its foods are left out, its sentence is a notice
 * beside the dishes, or nothing, where it is about a food that somebody names.
 */
export type InPlans = "refused" | "left_out" | "notice" | "nothing";

export type SafetyRule = {
  readonly id: string;
  /** Topics of which one holds; none where the rule holds for everyone. */
  readonly who: readonly string[];
  /** Further topics of which one must hold too; none where there are no such. */
  readonly and: readonly string[];
  /** Topics of which none may hold: what is bounded in diabetes is called for in a hypo. */
  readonly butNot: readonly string[];
  readonly effect: SafetyEffect;
  readonly foods: RuleFoods | null;
  /** Most of a compound in one portion. */
  readonly bound: {
    readonly compoundId: number;
    readonly what: string;
    readonly max: number;
    readonly unit: string;
  } | null;
  /** The highest daily amount of a supplement; in international units where one is so many of the unit. */
  readonly dose: SupplementDose | null;
  /** The goal of which less, or more where somebody lacks it, is safer. */
  readonly prefers: Preference | null;
  readonly inPlans: InPlans;
  /** The reason in our own words: a clause behind a colon for `out` and `bounded`, else a sentence. */
  readonly says: string;
  readonly source: SafetySource;
};
