import * as z from "zod";
import { mediaField, textOfAtMost } from "../../shared/platform/kernel/mod.ts";
/** Limits of a request, and of a label in code points. */
export const decideLimits = {
  requestText: 4_000,
  fewestOptions: 2,
  mostOptions: 10,
  images: 5,
  label: 200,
} as const;

/** Members of an earlier interface that would send personal data to a stateless operation. */
const forbiddenMembers = {
  user_context: "user_context_not_allowed",
  detect_signals: "detect_signals_not_allowed",
} as const;

const mimeType = z.string().describe("A hint; the type is determined from the bytes").optional();
const medium = mediaField.describe("A data URL, an http(s) URL, or plain base64");

const textOption = z
  .strictObject({
    type: z.literal("text"),
    data: textOfAtMost(decideLimits.requestText).describe("A food, drink or meal, as text"),
    mime_type: mimeType,
  })
  .meta({ id: "TextOption" });
const imageOption = z
  .strictObject({ type: z.literal("image"), data: medium, mime_type: mimeType })
  .meta({ id: "ImageOption" });
const audioOption = z
  .strictObject({ type: z.literal("audio"), data: medium, mime_type: mimeType })
  .meta({ id: "AudioOption" });

const option = z
  .discriminatedUnion("type", [textOption, imageOption, audioOption])
  .meta({ id: "DecideOption" });
/** One option of explicit mode; the type of media is determined from its bytes, `mime_type` is a hint. */
export type Option = z.infer<typeof option>;

const options = z
  .array(z.unknown())
  .refine((list) => list.length <= decideLimits.mostOptions, {
    message: `must have at most ${decideLimits.mostOptions} entries`,
    params: { code: "too_many_options" },
  })
  .pipe(z.array(option).min(decideLimits.fewestOptions))
  .meta({
    maxItems: decideLimits.mostOptions,
    description: "The options to compare, and only these, in this order",
  });

const permitted = z.looseObject({}).superRefine((body, context) => {
  for (const [member, code] of Object.entries(forbiddenMembers)) {
    if (!Object.hasOwn(body, member)) continue;
    context.addIssue({
      code: "custom",
      path: [member],
      message: "this field is not allowed",
      params: { code },
    });
  }
});

/** Request: a question in free text, with or without pictures, or with a list of options. */
export const decideRequest = permitted
  .pipe(
    z
      .strictObject({
        request_text: textOfAtMost(decideLimits.requestText).describe(
          "The whole question, with preferences, conditions and context",
        ),
        options: options.optional(),
        images: z
          .array(mediaField.describe("A data URL or http(s) URL"))
          .min(1)
          .max(decideLimits.images)
          .describe("Pictures that belong to the question; not allowed with `options`")
          .optional(),
      })
      .refine((body) => body.options === undefined || body.images === undefined, {
        path: ["images"],
        message: "is not allowed with options",
      }),
  )
  .meta({ id: "DecideRequest", dependentSchemas: { options: { properties: { images: false } } } });
export type DecideRequest = z.infer<typeof decideRequest>;

const outcome = z
  .enum(["selected", "needs_information", "no_valid_option"])
  .describe(
    "`selected`: one option is best; `needs_information`: something must be known first; `no_valid_option`: none qualifies",
  );
/** How a decision ended. */
export type Outcome = z.infer<typeof outcome>;

const optionId = z.number().int().positive();

const decision = z
  .strictObject({
    outcome,
    options: z
      .array(z.strictObject({ id: optionId.describe("From 1, without gaps"), label: z.string() }))
      .describe("The options that were recognised"),
    selected_option: optionId.nullable().describe("Id of an option; null unless the outcome is `selected`"),
    reasoning: z.string().describe("The reason, with the figures that decided, or what is missing"),
  })
  .meta({ id: "Decision" });
/** A decision; `selected_option` is one of the ids if the outcome is `selected`. */
export type Decision = z.infer<typeof decision>;

/** Result of both modes. */
export const decideResult = z
  .strictObject({ status: z.literal("completed"), result: decision, error: z.null() })
  .meta({ id: "DecideResult" });
export type DecideResult = z.infer<typeof decideResult>;
