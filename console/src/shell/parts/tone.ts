/** How a badge or a notice is meant. */
export type Tone = "plain" | "good" | "warn" | "bad" | "info" | "accent";
