import { compoundForm } from "../forms/operations/compound-form.ts";
import { decideForm } from "../forms/operations/decide-form.ts";
import { decodeForm } from "../forms/operations/decode-form.ts";
import { designForm } from "../forms/operations/design-form.ts";
import { draftForm } from "../forms/operations/draft-form.ts";
import { energyForm } from "../forms/operations/energy-form.ts";
import { sensoryForm } from "../forms/operations/sensory-form.ts";
import { symptomsForm } from "../forms/operations/symptoms-form.ts";
import { callForJob, callNow, trustBody } from "../jobs/caller.ts";
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

/** The pages of the eight operations, in the order in which they stand in the navigation. */
export const operationPages: readonly [OperationPageSpec, ...OperationPageSpec[]] = [
  {
    id: "decode",
    group: "Read",
    title: "Decode a meal",
    lead: "Which foods a meal is made of, and what the whole of it contains: each figure with its range and its sources.",
    operation: "decode",
    kind: "job",
    form: decodeForm,
    connect: (client) => callForJob(client.decode),
    show: showWith(DecodeView),
  },
  {
    id: "sensory",
    group: "Read",
    title: "Decode taste",
    lead: "How foods and the meal taste, feel and smell, and what that rests on.",
    operation: "decode_sensory",
    kind: "job",
    form: sensoryForm,
    connect: (client) => callForJob(client.decodeSensory),
    show: showWith(SensoryView),
  },
  {
    id: "symptoms",
    group: "Read",
    title: "Decode symptoms",
    lead: "A report in somebody's own words as events: what, how strong, when, where, after what. No medical advice.",
    operation: "decode_symptoms",
    kind: "job",
    form: symptomsForm,
    connect: (client) => callForJob(client.decodeSymptoms),
    show: showWith(SymptomsView),
  },
  {
    id: "design",
    group: "Make",
    title: "Design meals",
    lead: "Recipes and plans that keep to diets, conditions and bounds, with proof; or why none can.",
    operation: "design",
    kind: "job",
    form: designForm,
    connect: (client) => callForJob(client.design),
    show: showWith(DesignView),
    showDetails: showDetailsWith(DesignFailure),
  },
  {
    id: "draft",
    group: "Make",
    title: "Draft a change",
    lead: "A recipe changed where it must be, and what the edits do to nutrients, allergens and taste.",
    operation: "draft",
    kind: "job",
    form: draftForm,
    connect: (client) => callForJob(client.draft),
    show: showWith(DraftView),
  },
  {
    id: "decide",
    group: "Choose",
    title: "Decide",
    lead: "Which of several foods or meals suits best, with figures; or what would have to be told first.",
    operation: "decide",
    kind: "post",
    form: decideForm,
    connect: (client) => callNow((body, options) => client.decide(trustBody(body), options)),
    show: showWith(DecideView),
  },
  {
    id: "compound",
    group: "Choose",
    title: "Find a compound",
    lead: "The one compound that a name, an id or a synonym means, or what it could mean.",
    operation: "get_decode_compound_id",
    kind: "get",
    form: compoundForm,
    connect: (client) =>
      callNow((body, options) => client.getDecodeCompoundId(String(body.q ?? ""), options)),
    show: showWith(CompoundView),
  },
  {
    id: "energy",
    group: "Choose",
    title: "Daily energy",
    lead: "Basal and total energy a day, after Harris and Benedict (1919), with a range of 10 % around it.",
    operation: "daily_energy_expenditure_calculation",
    kind: "post",
    form: energyForm,
    connect: (client) =>
      callNow((body, options) => client.dailyEnergyExpenditureCalculation(trustBody(body), options)),
    show: showWith(EnergyView),
  },
];
