import { API_VERSION } from "../../shared/kernel/api-version.ts";

const instant = { type: "string", format: "date-time" };

/** Members of `meta` in every answer. */
export const metaMembers = {
  request_id: { type: "string", description: "The same as the header x-request-id" },
  api_version: { type: "string", const: API_VERSION },
};

/** Members of `meta` in every poll. */
export const jobMetaMembers = {
  ...metaMembers,
  created_at: { ...instant, description: "When the job was made" },
  started_at: { ...instant, description: "When work on it began" },
  completed_at: { ...instant, description: "When it was completed or failed" },
  catalogue_release: {
    type: "string",
    description: "Release of the food catalogue that the result rests on",
  },
  progress: { $ref: "#/components/schemas/JobProgress" },
  retry_after_seconds: { type: "integer", minimum: 1, description: "Seconds to wait before the next poll" },
  warnings: {
    type: "array",
    items: { type: "string" },
    description:
      "What the result lacks or had to assume, as codes in snake case; empty where there is nothing",
  },
};

/** Those of them that a poll may lack. */
export const OPTIONAL_JOB_META = [
  "started_at",
  "completed_at",
  "catalogue_release",
  "progress",
  "retry_after_seconds",
] as const;
