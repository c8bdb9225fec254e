import { type FormSpec, pictures, recordings } from "../form-spec.ts";

/** Decode symptoms: a report in words or pictures, and the time of the report. */
export const symptomsForm: FormSpec = {
  action: "Read the report",
  fields: [
    {
      name: "symptomText",
      label: "Report",
      isEssential: true,
      control: {
        kind: "text",
        rows: 4,
        most: 4000,
        placeholder: "Bad bloating two hours after lunch, and a mild headache since this morning",
      },
    },
    {
      name: "reported_time",
      label: "Reported at",
      width: "half",
      hint: "ISO 8601 with an offset, or local time with a time zone. Without it the onset stays unknown.",
      isEssential: true,
      control: { kind: "text", placeholder: "2026-03-01T20:15:00+01:00" },
    },
    {
      name: "timezone",
      label: "Time zone",
      width: "half",
      isEssential: true,
      control: { kind: "text", placeholder: "Europe/Berlin" },
    },
    {
      name: "symptomImage",
      label: "Picture",
      width: "half",
      hint: "Needs a language model",
      control: { kind: "files", accept: pictures, many: false },
    },
    {
      name: "symptomVoice",
      label: "Recording",
      width: "half",
      hint: "Needs a language model",
      control: { kind: "files", accept: recordings, many: false },
    },
    {
      name: "symptomImageUrl",
      label: "Address of a picture",
      width: "half",
      control: { kind: "text", placeholder: "https://" },
    },
    {
      name: "symptomVoiceUrl",
      label: "Address of a recording",
      width: "half",
      control: { kind: "text", placeholder: "https://" },
    },
    {
      name: "occurred_at_utc",
      label: "Start (UTC)",
      width: "half",
      control: { kind: "text", placeholder: "2026-03-01T18:30:00Z" },
    },
    { name: "occurred_end_at_utc", label: "End (UTC)", width: "half", control: { kind: "text" } },
    {
      name: "user_id",
      label: "User",
      width: "third",
      hint: "Events are stored for this user",
      control: { kind: "text" },
    },
    { name: "conversation_id", label: "Conversation", width: "third", control: { kind: "text" } },
    { name: "source_message_id", label: "Message", width: "third", control: { kind: "text" } },
    { name: "correlation_id", label: "Correlation", width: "third", control: { kind: "text" } },
    {
      name: "supersedes_event_id",
      label: "Replaces event",
      width: "third",
      hint: "A UUID",
      control: { kind: "text" },
    },
  ],
  examples: [
    {
      label: "After lunch",
      body: {
        symptomText:
          "Bad bloating about two hours after a bowl of lentil soup at lunch, it lasted until five. Mild headache since this morning, getting better.",
        timezone: "Europe/Berlin",
        reported_time: "2026-03-01T20:15:00",
      },
    },
    {
      label: "A warning sign",
      body: {
        symptomText: "Crushing chest pain for 20 minutes, going down my left arm, and I feel sweaty and sick",
        timezone: "Europe/Berlin",
        reported_time: "2026-03-01T20:15:00",
      },
    },
    { label: "Nothing wrong", body: { symptomText: "I feel great today, no headache and no pain at all" } },
  ],
};
