import { readAnswer } from "./read-answer.ts";
import { validateAnswer } from "./validate-answer.ts";

/** `fetch` that throws where the answer of an operation is none that the API's document tells of. */
export async function fetchValidated(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, init);
  const { method = "GET" } = init;
  validateAnswer({ method, path: new URL(url).pathname }, await readAnswer(response.clone()));
  return response;
}
