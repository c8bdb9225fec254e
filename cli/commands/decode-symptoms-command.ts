import type { Command } from "commander";
import { UsageError } from "../run/command-error.ts";
import type { Context } from "../run/context.ts";
import { addJobOptions, addServiceOptions, readCommandOptions } from "./command-options.ts";
import { jobRunners } from "./job-runners.ts";
import { collect, omitUndefined } from "./option-values.ts";
import { readAllMedia, readOptionalMedia, readText } from "./read-input.ts";

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

const examples = `
Examples:
  nas decode-symptoms "bloating 7/10 two hours after the lasagna" --reported-time now
  nas decode-symptoms --file report.txt --timezone Europe/Berlin --reported-time 2026-07-10T18:00:00+02:00
  nas decode-symptoms "a mild headache since noon" --user-id u-17`;

/** Adds the command that extracts symptom events from a report. */
export function addDecodeSymptomsCommand(program: Command, context: Context): void {
  const command = program
    .command("decode-symptoms")
    .alias("decode_symptoms")
    .summary("extract the symptoms of a report: what, how severe, when, after what")
    .description("Extracts symptom events from a report. It gives no medical advice.")
    .argument("[text]", 'the report in words; "-" reads stdin')
    .option("--file <file>", 'read the report from a file; "-" for stdin')
    .option("--image <file>", "picture of the symptom")
    .option("--voice <file>", "recording of the report")
    .option("--attachment <file>", "picture or recording, or its address; may be repeated", collect)
    .option("--timezone <zone>", "time zone of the report: Europe/Berlin")
    .option(
      "--reported-time <time>",
      'when it was reported, ISO 8601; "now" for this machine\'s time and zone',
    )
    .option("--occurred-at-utc <time>", "when it began, if known")
    .option("--occurred-end-at-utc <time>", "when it ended, if known")
    .option("--user-id <id>", "store the events for this user, if the key is allowed to")
    .option("--conversation-id <id>", "conversation that the report belongs to")
    .option("--source-message-id <id>", "message that contained the report")
    .option("--correlation-id <id>", "id of the report in the caller's own records")
    .option("--supersedes-event-id <uuid>", "stored event that this report corrects")
    .addHelpText("after", examples);
  addJobOptions(addServiceOptions(command)).action(async (text: string | undefined, options: Options) => {
    const request = await formRequest(text, options, context);
    await jobRunners.decode_symptoms.run(request, context, readCommandOptions(command));
  });
}

async function formRequest(text: string | undefined, options: Options, context: Context) {
  const isNow = options.reportedTime === "now";
  const zone = isNow ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  const request = omitUndefined({
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
  const hasReport = request.symptomText || options.image || options.voice || options.attachment;
  if (hasReport) return request;
  throw new UsageError(
    'Cannot decode: the report is missing; try nas decode-symptoms "a mild headache since noon"',
  );
}

/** Files and addresses are different members of the request. */
async function readMediaFields({ image, voice }: Options) {
  const isAddress = (path: string | undefined) => path !== undefined && /^https?:/i.test(path);
  return {
    [isAddress(image) ? "symptomImageUrl" : "symptomImage"]: await readOptionalMedia(image),
    [isAddress(voice) ? "symptomVoiceUrl" : "symptomVoice"]: await readOptionalMedia(voice),
  };
}
