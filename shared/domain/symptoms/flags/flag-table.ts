import { symptoms } from "../vocabulary/vocabulary.ts";
import allergyData from "./data/allergy.json" with { type: "json" };
import childData from "./data/children.json" with { type: "json" };
import digestionData from "./data/digestion.json" with { type: "json" };
import harmData from "./data/harm.json" with { type: "json" };
import heartData from "./data/heart-and-lungs.json" with { type: "json" };
import infectionData from "./data/infection.json" with { type: "json" };
import kindData from "./data/kinds.json" with { type: "json" };
import metabolismData from "./data/metabolism.json" with { type: "json" };
import nerveData from "./data/nerves-and-head.json" with { type: "json" };
import pregnancyData from "./data/pregnancy.json" with { type: "json" };
import sourceData from "./data/sources.json" with { type: "json" };
import type { Figure } from "./read-figures.ts";

/** A figure of the report within bounds: `from` up to below `below`. */
export type FigureBound = {
  readonly figure: Figure["kind"];
  readonly from?: number;
  readonly below?: number;
};

/** Things of which a report must have some: symptoms by label or kind, groups of words, figures. */
export type SignGroup = {
  readonly symptoms?: readonly string[];
  readonly words?: readonly string[];
  readonly figures?: readonly FigureBound[];
  /** Words of the cause that the report gives for a symptom of the first group. */
  readonly causes?: readonly string[];
  /** How many of them, one where not stated. */
  readonly least?: number;
  /** The symptoms count only themselves, not the more exact ones of their kind. */
  readonly isExact?: boolean;
  /** The symptoms count from intensity 4 on. */
  readonly isSevere?: boolean;
  /** The words stand in the sentence of a symptom of the first group. */
  readonly isNear?: boolean;
};

/** A sign of an emergency: what of one person's report raises it, and what to do then. */
export type Flag = {
  readonly id: string;
  /** What it is a sign of. */
  readonly name: string;
  /** Id of the publication that names the sign. */
  readonly source: string;
  readonly advice: string;
  /** Each group must be met. */
  readonly all: readonly SignGroup[];
  /** Any of these explains the symptoms otherwise. */
  readonly unless?: readonly SignGroup[];
  /** Whether the sign calls for help also when it is over. */
  readonly isAlsoPast?: boolean;
  /** Whether it is raised by the name of an illness alone, which somebody may have had long ago. */
  readonly isDiagnosis?: boolean;
  /** Whether something to eat or drink is what helps first, as sugar or water does. */
  readonly isHelpedByFood?: boolean;
};

/** A publication that names signs. */
export type FlagSource = {
  readonly id: string;
  readonly publisher: string;
  readonly title: string;
  readonly url: string;
};

/** The publications by id. */
export const flagSources: readonly FlagSource[] = sourceData.sources;

/** Every flag; of several on one symptom the first gives the advice. */
export const flags: readonly Flag[] = [
  ...harmData.flags,
  ...allergyData.flags,
  ...heartData.flags,
  ...nerveData.flags,
  ...childData.flags,
  ...pregnancyData.flags,
  ...metabolismData.flags,
  ...infectionData.flags,
  ...digestionData.flags,
].map(asFlag);

const kinds: Readonly<Record<string, readonly string[]>> = kindData.kinds;
const idByLabel = new Map(symptoms.map(({ id, label }) => [label, id]));

/** The ids of the symptoms that a name of a group stands for, a label or a kind of several; none for an unknown name. */
export function listSymptomIds(name: string): readonly string[] {
  return (kinds[name] ?? [name]).flatMap((label) => idByLabel.get(label) ?? []);
}

/** Holds because the tests check each figure that the tables name. */
function asFlag(data: object): Flag {
  return data as Flag;
}
