import type { ComponentChildren } from "preact";
import type { Tone } from "./tone.ts";

/** A short word beside something; its colour only repeats what the word says. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ComponentChildren }) {
  return <span class={tone === "plain" ? "badge" : `badge badge-${tone}`}>{children}</span>;
}
