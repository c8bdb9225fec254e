/** A name that may stand in the text, in tokens; `symptomId` null guards words that name no symptom. */
export interface NameCandidate {
  readonly symptomId: string | null;
  readonly site: string | null;
  readonly start: number;
  readonly end: number;
}

/** A name put together from a body site and a complaint. */
export interface ComposedName extends NameCandidate {
  readonly symptomId: string;
  readonly site: string;
  readonly complaintId: string;
}
