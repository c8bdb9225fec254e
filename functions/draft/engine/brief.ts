import type { DishLimit, StatedRules } from "../../../shared/domain/constraints/mod.ts";
import type { Language } from "../../../shared/language/mod.ts";
import type { DraftRequest } from "../contract.ts";
import type { LackingDevice } from "./methods/lacking-devices.ts";
import type { MethodWish } from "./methods/read-methods.ts";
import type { Preferred } from "./request/list-preferred.ts";
import type { AdditionWish } from "./request/read-additions.ts";
import type { AmountWish } from "./request/read-amount-wishes.ts";
import type { ReadClause } from "./request/read-draft-request.ts";
import type { Offer } from "./request/read-offers.ts";
import type { RelativeAim } from "./request/read-relative-aims.ts";
import type { StatedAmount } from "./request/read-stated-amounts.ts";
import type { WeighedScale } from "./request/read-weighed.ts";
import type { UnmetWish } from "./substitution/edited-recipe.ts";
import type { Edits } from "./substitution/edits.ts";
import type { UnitSystem } from "./units/read-units.ts";

/** The recipe that a request says, before its lines are read. */
export type StatedRecipe = {
  title: string | null;
  lines: Readonly<NonNullable<DraftRequest["ingredients"]>>;
  /** The part of the dish of each line, by the headings of the list. */
  parts: readonly (string | null)[];
  steps: readonly string[];
  servings: number | null;
  totalMinutes: number | null;
  /** Whether the lines are what the steps measure, for want of a list. */
  isOfSteps?: boolean;
};

/** A recipe and what is to change about it. */
export type Brief = {
  source: StatedRecipe;
  rules: StatedRules;
  limits: readonly DishLimit[];
  edits: Edits;
  /** Foods of which more or less is wanted. */
  amounts: readonly AmountWish[];
  /** As the request calls what is to be left out. */
  avoidedWords: readonly string[];
  /** Those of them that its text names. */
  saidAvoided: readonly string[];
  /** Foods that are to stay. */
  keeps: readonly string[];
  /** What the field `preferences` asks for. */
  preferred: Preferred;
  /** Foods that are to come in. */
  additions: readonly AdditionWish[];
  /** Foods to take for what the recipe has of their kind. */
  offers: readonly Offer[];
  /** More or less of nutrients than the source has. */
  aims: readonly RelativeAim[];
  /** Those that an ingredient of that name is meant by: "half the salt". */
  restatedAims: readonly RelativeAim[];
  /** How it is to be cooked. */
  methods: readonly MethodWish[];
  /** What the kitchen does not have. */
  devices: readonly LackingDevice[];
  /** The units that it is wanted in. */
  units: UnitSystem | null;
  /** How many it shall serve, or by how much it is multiplied; null where it stays as it is. */
  scale: { servings: number } | { factor: number } | null;
  /** How much of one ingredient there is, for all amounts to follow; null where the request does not say. */
  weighed: Pick<WeighedScale, "food" | "grams" | "line" | "said"> | null;
  /** What was read of each clause. */
  clauses: readonly ReadClause[];
  /** The amounts that its clauses state. */
  statedAmounts: readonly StatedAmount[];
  /** Wishes that are known not to be met before any edit. */
  unmet: readonly UnmetWish[];
  language: Language;
  notices: readonly string[];
};
