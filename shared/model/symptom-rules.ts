/** What holds for every reading of symptoms, whatever it is read from. */
export const symptomRules = [
  "One event for each symptom. The same symptom at another time or another part of the body is an event of its own.",
  "List only what the writer has or had in the episode that is told of, also where it is over by now. Who keeps notes on a patient writes about that patient.",
  "Leave out what is denied or absent, feared, possible, planned for, asked about or generally true, what other people or animals have, and what belongs to the past, such as illnesses of childhood or habits of former years.",
  "Figures of speech that name no bodily feeling are no symptoms.",
  "Translate words, add none: a severity, time, duration, number or cause that is not told is null, never a guess. Numbers stay as they are told.",
  "All members but originalWords are English, whatever the language of the source.",
  "Name no diagnosis and give no advice; nobody asks for them and they are thrown away.",
  "Answer with one JSON object and nothing else.",
].join("\n");
