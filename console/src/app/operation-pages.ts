import { compoundForm } from "../forms/operations/compound-form.ts";
import { decideForm } from "../forms/operations/decide-form.ts";
import { decodeForm } from "../forms/operations/decode-form.ts";
import { designForm } from "../forms/operations/design-form.ts";
import { draftForm } from "../forms/operations/draft-form.ts";
import { energyForm } from "../forms/operations/energy-form.ts";
import { sensoryForm } from "../forms/operations/sensory-form.ts";
import { symptomsForm } from "../forms/operations/symptoms-form.ts";
import { callAsJob, callDirectly, trustBody } from "../jobs/caller.ts";
import type { DestinationGroup } from "../shell/navigation.tsx";
import { CompoundView } from "../views/compound/compound-view.tsx";
import { DecideView } from "../views/decide/decide-view.tsx";
import { DecodeView } from "../views/decode/decode-view.tsx";
import { DesignFailure } from "../views/design/design-failure.tsx";
import { DesignView } from "../views/design/design-view.tsx";
import { DraftView } from "../views/draft/draft-view.tsx";
import { EnergyView } from "../views/energy/energy-view.tsx";
import { SensoryView } from "../views/sensory/sensory-view.tsx";
import { SymptomsView } from "../views/symptoms/symptoms-view.tsx";
import { type OperationPageSpec, showDetailsWith, showWith } from "./operation-page-spec.tsx";

const pageGroups = ["Analyse", "Create", "Look up"] as const;

/** The pages of the eight operations, in the order of the navigation. */
export const operationPages: readonly [OperationPageSpec, ...OperationPageSpec[]] = [
  {
    id: "decode",
    group: "Analyse",
    title: "Decode a meal",
    lead: "The foods of a meal and what the whole meal contains: each figure with its range and its sources.",
    operation: "decode",
    kind: "job",
    form: decodeForm,
    connect: (client) => callAsJob(client.decode),
    show: showWith(DecodeView),
  },
  {
    id: "sensory",
    group: "Analyse",
    title: "Decode taste",
    lead: "How foods and the meal taste, feel and smell, and the basis of each figure.",
    operation: "decode_sensory",
    kind: "job",
    form: sensoryForm,
    connect: (client) => callAsJob(client.decodeSensory),
    show: showWith(SensoryView),
  },
  {
    id: "symptoms",
    group: "Analyse",
    title: "Decode symptoms",
    lead: "The symptoms of a report as events: what, how severe, when, where, after what. No medical advice.",
    operation: "decode_symptoms",
    kind: "job",
    form: symptomsForm,
    connect: (client) => callAsJob(client.decodeSymptoms),
    show: showWith(SymptomsView),
  },
  {
    id: "design",
    group: "Create",
    title: "Design meals",
    lead: "Recipes and meal plans that satisfy diets, conditions and bounds, with verification; or why none can.",
    operation: "design",
    kind: "job",
    form: designForm,
    connect: (client) => callAsJob(client.design),
    show: showWith(DesignView),
    showDetails: showDetailsWith(DesignFailure),
  },
  {
    id: "draft",
    group: "Create",
    title: "Edit a recipe",
    lead: "A recipe with the necessary edits, and their effects on nutrients, allergens and taste.",
    operation: "draft",
    kind: "job",
    form: draftForm,
    connect: (client) => callAsJob(client.draft),
    show: showWith(DraftView),
  },
  {
    id: "decide",
    group: "Look up",
    title: "Decide",
    lead: "The best of several foods or meals, with figures; or which information is missing.",
    operation: "decide",
    kind: "post",
    form: decideForm,
    connect: (client) => callDirectly((body, options) => client.decide(trustBody(body), options)),
    show: showWith(DecideView),
  },
  {
    id: "compound",
    group: "Look up",
    title: "Find a compound",
    lead: "The compound for a name, an id or a synonym, or why it is ambiguous.",
    operation: "get_decode_compound_id",
    kind: "get",
    form: compoundForm,
    connect: (client) =>
      callDirectly((body, options) => client.getDecodeCompoundId(String(body.q ?? ""), options)),
    show: showWith(CompoundView),
  },
  {
    id: "energy",
    group: "Look up",
    title: "Daily energy",
    lead: "Basal and total energy expenditure per day, after Harris and Benedict (1919), with a range of ±10 %.",
    operation: "daily_energy_expenditure_calculation",
    kind: "post",
    form: energyForm,
    connect: (client) =>
      callDirectly((body, options) => client.dailyEnergyExpenditureCalculation(trustBody(body), options)),
    show: showWith(EnergyView),
  },
];

/** All pages by the headings of the navigation. */
export const navigationGroups: readonly DestinationGroup[] = [
  ...pageGroups.map((title) => ({ title, pages: operationPages.filter(({ group }) => group === title) })),
  {
    title: "Reference",
    pages: [
      { id: "reference", title: "API reference" },
      { id: "data", title: "About the data" },
    ],
  },
];
