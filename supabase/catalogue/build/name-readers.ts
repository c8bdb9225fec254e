import { createStateReader, type StateReader } from "./food-states.ts";
import { createSynonymReader, type SynonymReader } from "./synonym-reader.ts";

/** What reads the published names of foods. */
export interface NameReaders {
  readonly readStates: StateReader;
  readonly readSynonyms: SynonymReader;
}

/** Both readers with their tables loaded. */
export function createNameReaders(): NameReaders {
  return { readStates: createStateReader(), readSynonyms: createSynonymReader() };
}
