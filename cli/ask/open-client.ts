import { createClient, type NutritionAnalysisClient } from "../../client/src/mod.ts";
import { UsageError } from "../run/command-error.ts";
import type { ServiceTarget } from "./find-service.ts";

/** A client, and the text of the last answer that it got; null before one came. */
export type OpenedClient = { client: NutritionAnalysisClient; lastAnswer: () => string | null };

/** Makes a client that keeps the last answer as it was received. */
export function openClient({ baseUrl, apiKey }: ServiceTarget): OpenedClient {
  let last: string | null = null;
  const fetchAndKeep = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url, init);
    last = await response.clone().text();
    return response;
  };
  try {
    return { client: createClient({ baseUrl, apiKey, fetch: fetchAndKeep }), lastAnswer: () => last };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(error.message.replace("create a client", "ask the service"), { cause: error });
  }
}
