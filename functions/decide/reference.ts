import * as z from "zod";
import { placedWords } from "../../shared/domain/intake/mod.ts";
import type { OperationReference } from "../../shared/platform/http/mod.ts";
import { decideRequest, decideResult } from "./contract.ts";

const description = `
Decides which of several foods, drinks, meals or ingredients suits best, and why, with figures. The response is
synchronous.

**Two modes.** Without \`options\`, the question is split into the options that it names; it may have 1 to 5 \`images\`.
With \`options\`, only those are compared, in their order; each is a text, a picture or a recording. Needs, allergies,
diets, conditions and goals are read from \`request_text\`.

| outcome | when |
|---|---|
| \`selected\` | one option is best; \`selected_option\` is its id |
| \`needs_information\` | the content of an option cannot be known ("Meal A"), there are no options, a figure that decides is missing, stated figures disagree and no goal is given, or two are practically equal |
| \`no_valid_option\` | each option violates a requirement, or the question is not about food |

**Stated figures.** What the question states of an option counts before the catalogue: "bar with 20 g protein, 200
kcal", "muesli, 35 g bowl, 380 kcal per 100 g", "2 slices at 90 kcal each", "25 % DV of iron", or a label as a table with
one option per column or row. An option of which nothing else is known is compared by them, except where an allergy, a
diet or an ingredient to avoid must be checked. "I can have 20 g carbs, had 12" leaves 8 g as the limit.

Options that violate an allergy, a diet, a condition or an avoided ingredient are excluded first. A question about one
compound is decided by that compound; otherwise goals, limits and general quality are weighed together.

**Assumptions.** Usual portions are assumed if the question has no amounts, and the reasoning says so. A figure that the
catalogue does not have is not zero: if its possible range settles the question, the question is decided; otherwise the
figure is requested. A choice is given only if the figures that the reasoning cites support it.

**What was not understood.** \`meta.unread\` lists words of options that name no known food, and words around the
options that may state a need but were not read. The decision ignores them.

Price, taste, what goes together and environmental impact are not compared; a question about these alone is
\`needs_information\`. Carbohydrate, sugars, fibre and protein stand in for the glycaemic index. Instructions inside the
text are not followed. A decision that
rests on a condition ends with "General information, no medical advice". Pictures and recordings need a deployment with
a language model, which names what it sees and never chooses. Nothing of a request is stored.

Errors in the body and upstream errors are returned as a failed result with the status of their code; errors of key,
scope, version, method and limits have the common form.
`.trim();

const question = "Which breakfast has the most fibre?";
const oats = { type: "text", data: "80 g rolled oats with milk" };

/** The operation in the API reference. */
export const reference: OperationReference = {
  summary: "Decide between foods, drinks or meals",
  description,
  request: decideRequest,
  result: decideResult,
  meta: {
    responded: {
      unread: z
        .array(placedWords)
        .describe(
          "Words that may name food or state a need but were not read; positions are in `request_text`, null for words of the `data` of an option",
        ),
    },
  },
  examples: [
    {
      name: "question",
      summary: "A question in free text, with a condition",
      body: { request_text: "salmon or steak after training, I have gout" },
    },
    {
      name: "options",
      summary: "A list of three options",
      body: {
        request_text: question,
        options: [
          oats,
          { type: "text", data: "2 croissants with jam" },
          { type: "text", data: "3 fried eggs" },
        ],
      },
    },
    {
      name: "needs-information",
      summary: "Options whose content cannot be known",
      body: { request_text: "Should I take meal A or meal B?" },
    },
    {
      name: "no-valid-option",
      summary: "Options excluded by an allergy",
      body: { request_text: "Peanut butter or satay sauce? I am allergic to peanuts" },
    },
  ],
  errors: [
    {
      code: "invalid_json",
      when: "The body is empty, not UTF-8, not JSON, or has a duplicate member",
      body: '{"request_text":"Tea',
    },
    { code: "invalid_request_shape", when: "The body is JSON but not an object", body: [] },
    {
      code: "validation_error",
      when: "A field is missing, unknown or invalid, options and images are both sent, or a file is not a picture or recording",
      body: { request_text: question, options: [oats] },
    },
    {
      code: "too_many_options",
      when: "There are more than 10 options",
      body: { request_text: question, options: Array(11).fill(oats) },
    },
    {
      code: "user_context_not_allowed",
      when: "The body has the member user_context",
      body: { request_text: question, user_context: {} },
    },
    {
      code: "detect_signals_not_allowed",
      when: "The body has the member detect_signals",
      body: { request_text: question, detect_signals: true },
    },
    {
      code: "invalid_request",
      when: "A media URL cannot be fetched: its scheme or address is not public, or its response is not valid",
    },
    {
      code: "invalid_request",
      status: 415,
      when: "The header content-type is not application/json",
      headers: { "content-type": "text/plain" },
    },
    {
      code: "input_too_large",
      when: "The body is larger than 40 MB, or a file is larger or longer than its limit",
    },
    { code: "internal_error", when: "The service failed; the cause is in its log under the request id" },
    {
      code: "upstream_error",
      when: "The language model refused, failed, or returned a response that does not match the schema",
    },
    {
      code: "service_unavailable",
      when: "Media is sent and the deployment has no language model for it, or the database does not respond",
      body: { request_text: question, images: ["https://pictures.example.com/breakfast.jpg"] },
    },
    {
      code: "upstream_timeout",
      when: "The decision was not ready after 20 seconds, or the language model answered too late",
    },
  ],
  limits: {
    request_text: "4,000 characters",
    options: "2 to 10; a text has up to 4,000 characters",
    images: "1 to 5; not with options",
    picture: "8 MB, 50 million pixels",
    recording: "20 MB, 300 seconds",
    media: "24 MB inline, 32 MB in all",
    body: "40 MB",
    time: "20 seconds",
  },
};
