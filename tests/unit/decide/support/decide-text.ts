import { answerQuestion } from "../../../../functions/decide/answer-question.ts";
import { decideRequest } from "../../../../functions/decide/contract.ts";
import { receiveQuestion } from "../../../../functions/decide/receive-question.ts";
import { kitchenPorts } from "./kitchen.ts";

/** The decision on a question in text, with the foods of the test kitchen. */
export async function decide(request_text: string) {
  const request = decideRequest.parse({ request_text });
  const { decision } = await answerQuestion(await receiveQuestion(request, kitchenPorts()), kitchenPorts(), {
    keyId: "",
    signal: new AbortController().signal,
  });
  return decision;
}
