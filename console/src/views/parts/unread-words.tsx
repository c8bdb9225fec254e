import type { Schemas } from "../../../../client/src/mod.ts";
import { Notice } from "../../shell/parts/blocks.tsx";

type UnreadWordsProps = { words: readonly Schemas["PlacedWords"][] | undefined };

/** The words of the input that were not read; renders nothing if there are none. */
export function UnreadWords({ words = [] }: UnreadWordsProps) {
  if (words.length === 0) return null;
  return (
    <Notice tone="warn" title="Not read">
      <p>The result does not account for these words of the input:</p>
      <p class="cluster">
        {words.map(({ text }, index) => (
          <q key={index}>{text}</q>
        ))}
      </p>
    </Notice>
  );
}
