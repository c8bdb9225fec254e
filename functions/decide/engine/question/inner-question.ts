import { questionWords } from "./question-words.ts";

/** "The taco truck has", "my boy (4) wants": whoever offers or wants something is no food. */
function offering(hosts: readonly string[], verbs: readonly string[]): string {
  const host = `(?<![\\p{L}'-])(?:${hosts.join("|")})(?:\\s*\\([^()]{0,24}\\))?`;
  return `(?<=${host}\\s+(?:(?:only|just|also|really|still|now)\\s+)?)(?:${verbs.join("|")})`;
}

const offers = offering(questionWords.venues, questionWords.placing);
const madeBy = offering(questionWords.hosts, questionWords.making);

/** Where a place or a cook offers food: "the shop only has", "my husband made", "there's also". */
export const offerPattern = new RegExp(
  `(?<![\\p{L}'-])(?:${offers}|${madeBy}|there(?:'s|s|\\s+is|\\s+are)(?:\\s+(?:also|only|just))?)(?![\\p{L}'-])`,
  "giu",
);

/** Where within a piece the words begin that ask, offer or report: the option stands behind them. */
export const innerQuestion = new RegExp(
  [
    "(?:should|shld|shud|shall|can|could|would|do|may|must)\\s+(?:i|we|he|she|they|you)",
    "(?:i|we|he|she|they)(?:'d|\\s+would|\\s+really|\\s+also|\\s+just|\\s+do)*\\s+(?:want|fancy|crave|like|love|prefer)",
    "(?<=^(?:should|shall|can|could|may|would)\\s.*\\s)(?:eat|have|drink|choose|take|order|get|pick)",
    `(?<=(?<![\\p{L}'-])(?:${[...questionWords.hosts, "old", "him", "her", "me", "us", "them"].join("|")})\\s)to\\s+(?:have|eat|drink|take)`,
    "(?<=^(?:is|are|would|isn't)\\s.*\\sfor\\s.*\\s)to\\s+(?:have|eat|drink|take)",
    "between",
    "whether",
    "make\\s+(?:i|we|he|she|dem|una)\\s+(?:cook|eat|chop|drink|take|buy|give|use)",
    offering(questionWords.hosts, questionWords.offering),
    "(?:says|said|reckons?|thinks|thought|claims|claimed|swears|insists)(?:\\s+that)?",
    "is\\s+it",
    "so\\s+(?:i'?m\\s+)?(?:just\\s+)?(?:thinking|considering|wondering|deciding|debating|fancying|tempted\\s+by|torn\\s+between|choosing\\s+between)",
    "(?<=^(?:what|which|wot|wat)\\s.*\\s(?:more|better|most|best|quicker|faster)\\s+)(?:an?|some|the|my)",
    "(?<=^(?:i|i'm|im|i've|my|we|we're|it|it's|the|she|she's|shes|he|he's|hes)\\s.*\\s)so",
  ]
    .map((pattern) => `(?<![\\p{L}'-])(?:${pattern})(?![\\p{L}'-])`)
    .join("|"),
  "giu",
);
