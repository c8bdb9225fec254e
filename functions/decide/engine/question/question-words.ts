import data from "../data/question-words.json" with { type: "json" };

/** Word classes of questions about alternatives, in lower case. */
export const questionWords = {
  connectors: data.connectors,
  lists: new Set(data.lists),
  choosing: new Set(data.choosing),
  frame: new Set(data.frame),
  meals: new Set(data.meals),
  /** Kinds of food that a question asks about: "fruit, pomelo or an apple". */
  categories: new Set(data.categories),
  mealLeads: new Set(data.mealLeads),
  comparatives: new Set(data.comparatives),
  comparedThings: new Set(data.comparedThings),
  heldNouns: new Set(data.heldNouns),
  tails: new Set(data.tails),
  verbsBehindTo: new Set(data.verbsBehindTo),
  ownTails: new Set(data.ownTails),
  places: new Set(data.places),
  tailPrepositions: new Set(data.tailPrepositions),
  restOfTail: new Set(data.restOfTail),
  timesOfDay: new Set(data.timesOfDay),
  vague: new Set(data.vague),
  toppings: new Set(data.toppings),
  dressing: new Set(data.dressing),
  carriers: new Set(data.carriers),
  carried: new Set(data.carried),
  swaps: new Set(data.swaps),
  swapJoiners: new Set(data.swapJoiners),
  modifiers: new Set(data.modifiers),
  preparations: new Set(data.preparations),
  shapes: new Set(data.shapes),
  contextLeads: new Set(data.contextLeads),
  classNouns: new Set(data.classNouns),
  plainSubjects: new Set(data.plainSubjects),
  auxiliaries: new Set(data.auxiliaries),
  pronouns: new Set(data.pronouns),
  singleChoices: new Set(data.singleChoices),
  ownedBy: new Set(data.ownedBy),
  notBeforeOf: new Set(data.notBeforeOf),
  hosts: data.hosts,
  venues: data.venues,
  placing: data.placing,
  making: data.making,
  occasions: new Set(data.occasions),
  whens: new Set(data.whens),
  offering: data.offering,
  /** How somebody is: "stuffed and bloated, tea or coffee". */
  states: new Set(data.states),
  degrees: new Set(data.degrees),
  eatingVerbs: new Set(data.eatingVerbs),
  /** "A slice of", "the rest of". */
  amountsOf: new Set(data.amountsOf),
} as const;

/** What a food is once that was done to it: "fry" makes it "fried". */
export const cookingVerbs: ReadonlyMap<string, string> = new Map(Object.entries(data.cookingVerbs));
