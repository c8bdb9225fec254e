import type { OperationName } from "../../../client/src/mod.ts";
import { shortenMedia } from "./shorten-media.ts";
import type { SnippetFacts } from "./snippet-facts.ts";

const METHODS: Readonly<Record<OperationName, string>> = {
  decode: "decode",
  decode_sensory: "decodeSensory",
  decode_symptoms: "decodeSymptoms",
  design: "design",
  draft: "draft",
  decide: "decide",
  get_decode_compound_id: "getDecodeCompoundId",
  daily_energy_expenditure_calculation: "dailyEnergyExpenditureCalculation",
};

/** The call as TypeScript with the client package, for an environment in which KEY is the API key. */
export function writeClientCode({ operation, kind, baseUrl, body }: SnippetFacts): string {
  const argument = kind === "get" ? JSON.stringify(body.q ?? "") : writeObject(shortenMedia(body));
  return [
    `import { createClient } from "nutrition-analysis-client";`,
    "",
    `const client = createClient({ baseUrl: ${JSON.stringify(baseUrl)}, apiKey: process.env.KEY });`,
    `const { result, meta } = await client.${METHODS[operation]}(${argument});`,
  ].join("\n");
}

/** A member's name stands at the start of its line, where no text inside a value can. */
function writeObject(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/^( *)"([A-Za-z_]\w*)":/gm, "$1$2:");
}
