import { asGoal } from "../../nutrition/mod.ts";
import care from "./data/care.json" with { type: "json" };
import children from "./data/children.json" with { type: "json" };
import digestion from "./data/digestion.json" with { type: "json" };
import hazards from "./data/hazards.json" with { type: "json" };
import medicines from "./data/medicines.json" with { type: "json" };
import organs from "./data/organs.json" with { type: "json" };
import pregnancy from "./data/pregnancy.json" with { type: "json" };
import data from "./data/sources.json" with { type: "json" };
import supplements from "./data/supplements.json" with { type: "json" };
import type {
  InPlans,
  Preference,
  RuleFoods,
  SafetyRule,
  SafetySource,
  SupplementDose,
} from "./safety-rule.ts";

/** A rule as the tables write it. */
type Row = Pick<SafetyRule, "id" | "who" | "says"> & {
  readonly effect: string;
  readonly source: string;
  readonly and?: readonly string[];
  readonly butNot?: readonly string[];
  readonly foods?: Partial<RuleFoods>;
  readonly bound?: SafetyRule["bound"];
  readonly dose?: Omit<SupplementDose, "unit"> & { readonly unit: string };
  readonly prefers?: string;
  readonly prefersMore?: string;
  readonly inPlans?: string;
};

const sources: ReadonlyMap<string, SafetySource> = new Map(Object.entries(data.sources));
const noFoods: RuleFoods = { kinds: [], words: [], together: [], not: [], allBut: false };
const plans = ["refused", "left_out", "notice", "nothing"] as const;
const effects = ["out", "bounded", "refer", "refuse", "remark"] as const;

/** The rules by theme; within a theme in the order in which they are reported. */
export const rulesByTheme: Readonly<Record<string, readonly SafetyRule[]>> = {
  care: complete(care.rules),
  hazards: complete(hazards.rules),
  supplements: complete(supplements.rules),
  medicines: complete(medicines.rules),
  pregnancy: complete(pregnancy.rules),
  children: complete(children.rules),
  organs: complete(organs.rules),
  digestion: complete(digestion.rules),
};

/** Every rule: care first, so that the gravest is reported first. */
export const safetyRules: readonly SafetyRule[] = Object.values(rulesByTheme).flat();

function complete(rows: readonly Row[]): SafetyRule[] {
  return rows.map(
    ({
      effect,
      source,
      and = [],
      butNot = [],
      foods,
      bound = null,
      dose,
      prefers,
      prefersMore,
      inPlans,
      ...row
    }) => {
      const known = effects.find((one) => one === effect);
      const document = sources.get(source);
      if (known === undefined || document === undefined)
        throw new Error(`Cannot read rule ${row.id}: unknown effect or source`);
      return {
        ...row,
        and,
        butNot,
        effect: known,
        source: document,
        foods: foods === undefined ? null : { ...noFoods, ...foods },
        bound,
        dose: dose === undefined ? null : { ...dose, unit: dose.unit === "mg" ? "mg" : "µg" },
        inPlans: plans.find((one) => one === inPlans) ?? placeInPlans(known, foods),
        prefers: readPreference(prefers, prefersMore),
      };
    },
  );
}

function placeInPlans(effect: SafetyRule["effect"], foods: Row["foods"]): InPlans {
  if (effect === "out" || effect === "bounded") return "left_out";
  return foods === undefined ? "notice" : "nothing";
}

function readPreference(less?: string, more?: string): Preference | null {
  if (less !== undefined) return { goal: asGoal(less), direction: "less" };
  return more === undefined ? null : { goal: asGoal(more), direction: "more" };
}
