import { readResponse } from "./read-response.ts";
import { validateResponse } from "./validate-response.ts";

/** `fetch` that throws where the response of an operation does not match the API's document. */
export async function fetchValidated(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const { method = "GET" } = init;
  validateResponse({ method, path: new URL(url).pathname }, await readResponse(response.clone()));
  return response;
}
