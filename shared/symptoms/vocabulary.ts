import symptomData from "./data/symptoms.json" with { type: "json" };

/** A symptom that a person can report; `names` and their kin are patterns of `compileNames`. */
export interface Symptom {
  /** Symptom Ontology id (`SYMP:0000457`), or an own one (`NAS:migraine`) where the ontology has none. */
  readonly id: string;
  readonly label: string;
  /** The term's name in the Symptom Ontology, null for own ids. */
  readonly ontologyName: string | null;
  readonly category: string;
  /** True where care should be sought at once. */
  readonly redFlag: boolean;
  /** The body site meant when none is told, as a plain noun. */
  readonly site: string | null;
  /** Id of a more general symptom, for telling that two names mean one thing. */
  readonly parent: string | null;
  readonly names: readonly string[];
  /** Words that name the symptom only of a person who feels so: "cold" in "I felt cold". */
  readonly felt: readonly string[];
  /** Words that name it only of a person who has it: "gas" in "I had gas". */
  readonly had: readonly string[];
}

/** Every symptom of the vocabulary, in the order of its data. */
export const symptoms: readonly Symptom[] = symptomData.symptoms;

const byId = new Map(symptoms.map((symptom) => [symptom.id, symptom]));

/** The symptom of an id, null for an unknown id. */
export function symptomOf(id: string): Symptom | null {
  return byId.get(id) ?? null;
}

/** Whether `general` is `id` itself or stands above it in the chain of parents. */
export function isKindOf(id: string, general: string): boolean {
  for (let at: string | null = id; at !== null; at = symptomOf(at)?.parent ?? null) {
    if (at === general) return true;
  }
  return false;
}
