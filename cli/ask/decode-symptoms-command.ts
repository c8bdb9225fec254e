import type { Command } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { addJobOptions, addServiceOptions, collect, readAskOptions } from "./ask-options.ts";
import { jobRunners } from "./job-runners.ts";
import { leaveOutUndefined } from "./leave-out-undefined.ts";
import { readAllMedia, readOptionalMedia } from "./read-media.ts";
import { readText } from "./read-text.ts";

type Options = {
  file?: string;
  image?: string;
  voice?: string;
  attachment?: string[];
  timezone?: string;
  reportedTime?: string;
  occurredAtUtc?: string;
  occurredEndAtUtc?: string;
  userId?: string;
  conversationId?: string;
  sourceMessageId?: string;
  correlationId?: string;
  supersedesEventId?: string;
};

const EXAMPLES = `
Examples:
  nas decode-symptoms "bloating 7/10 two hours after the lasagna" --reported-time now
  nas decode-symptoms --file report.txt --timezone Europe/Berlin --reported-time 2026-07-10T18:00:00+02:00
  nas decode-symptoms "a mild headache since noon" --user-id u-17`;

/** Adds the command that reads symptoms as events. */
export function addDecodeSymptomsCommand(program: Command, context: Context): void {
  const command = program
    .command("decode-symptoms")
    .alias("decode_symptoms")
    .summary("symptoms in a report: what, how strong, when, after what")
    .description("Reads a report of symptoms as events. It gives no medical advice.")
    .argument("[text]", 'the report in words; "-" reads stdin')
    .option("--file <file>", 'read the report from a file; "-" for stdin')
    .option("--image <file>", "picture of the symptom")
    .option("--voice <file>", "recording of the report")
    .option("--attachment <file>", "picture or recording, or its address; may be repeated", collect)
    .option("--timezone <zone>", "time zone of the report: Europe/Berlin")
    .option("--reported-time <time>", 'when it was told, ISO 8601; "now" for this machine\'s time and zone')
    .option("--occurred-at-utc <time>", "when it began, where that is known")
    .option("--occurred-end-at-utc <time>", "when it ended, where that is known")
    .option("--user-id <id>", "store the events for this user, where the key may")
    .option("--conversation-id <id>", "conversation that the report belongs to")
    .option("--source-message-id <id>", "message that the report came in")
    .option("--correlation-id <id>", "id that leads back to the caller's own records")
    .option("--supersedes-event-id <uuid>", "stored event that this report corrects")
    .addHelpText("after", EXAMPLES);
  addJobOptions(addServiceOptions(command)).action(async (text: string | undefined, options: Options) => {
    const request = await formRequest(text, options, context);
    await jobRunners.decode_symptoms.ask(request, context, readAskOptions(command));
  });
}

async function formRequest(text: string | undefined, options: Options, context: Context) {
  const isNow = options.reportedTime === "now";
  const zone = isNow ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const request = leaveOutUndefined({
    symptomText: await readText({ text, file: options.file }, context),
    ...(await readMediaFields(options)),
    attachments: await readAllMedia(options.attachment),
    timezone: options.timezone ?? zone,
    reported_time: isNow ? new Date().toISOString() : options.reportedTime,
    occurred_at_utc: options.occurredAtUtc,
    occurred_end_at_utc: options.occurredEndAtUtc,
    user_id: options.userId,
    conversation_id: options.conversationId,
    source_message_id: options.sourceMessageId,
    correlation_id: options.correlationId,
    supersedes_event_id: options.supersedesEventId,
  });
  const isTold = request.symptomText || options.image || options.voice || options.attachment;
  if (isTold) return request;
  throw new UsageError('Cannot read symptoms: no report is told; try nas decode-symptoms "a mild headache"');
}

/** A file goes into one member of the request, an address into another one. */
async function readMediaFields({ image, voice }: Options) {
  const isAddress = (path: string | undefined) => path !== undefined && /^https?:/i.test(path);
  return {
    [isAddress(image) ? "symptomImageUrl" : "symptomImage"]: await readOptionalMedia(image),
    [isAddress(voice) ? "symptomVoiceUrl" : "symptomVoice"]: await readOptionalMedia(voice),
  };
}
