import type { ChatMessage, CompleteChat } from "./complete-chat.ts";
import type { Fence } from "./fence.ts";
import { ModelFailure } from "./model-failure.ts";
import type { ModelTask } from "./model-task.ts";
import { readAnswer } from "./read-answer.ts";
import type { RunInTime } from "./time-budget.ts";
import { type UserPart, writeUserMessage } from "./user-message.ts";

const LONGEST_ECHO = 20_000;

type Question<Reading> = { task: ModelTask<Reading>; parts: readonly UserPart[]; fence: Fence };

/**
 * Asks for a task and reads the answer by its schema. An answer that does not fit is asked for once more,
 * with what is wrong with it; a second one is a `ModelFailure`.
 */
export async function askModel<Reading>(
  { task, parts, fence }: Question<Reading>,
  completeChat: CompleteChat,
  runInTime: RunInTime,
): Promise<Reading> {
  const messages: ChatMessage[] = [writeUserMessage(parts, fence)];
  const ask = async () => {
    const answer = await completeChat({ task, notice: fence.notice, messages }, runInTime);
    const read = answer.isCutOff
      ? { problem: "the answer was cut off; leave out what is not needed" }
      : readAnswer(task.schema, answer.text);
    return { ...read, text: answer.text };
  };
  const first = await ask();
  if ("value" in first) return first.value;
  messages.push(
    { role: "assistant", content: first.text.slice(0, LONGEST_ECHO) },
    { role: "user", content: `That answer cannot be used: ${first.problem}. Give the whole answer again.` },
  );
  const second = await ask();
  if ("value" in second) return second.value;
  throw new ModelFailure("final", `Cannot use the answer to ${task.name}, asked twice: ${second.problem}`);
}
