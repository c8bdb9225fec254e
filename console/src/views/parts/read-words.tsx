import type { Schemas } from "../../../../client/src/mod.ts";
import { Badge, type Tone } from "../../shell/parts/blocks.tsx";

type ReadFood = Schemas["ReadFood"];

type ReadWordsProps = {
  food: ReadFood | undefined;
  /** Sends the request again with another food instead of this one; absent if that is not possible. */
  onReplace?: ((name: string) => void) | undefined;
};

const matches: Readonly<Record<ReadFood["match"], { words: string; tone: Tone }>> = {
  exact: { words: "exact match", tone: "good" },
  generic: { words: "generic equivalent", tone: "info" },
  close: { words: "nearest food", tone: "warn" },
  none: { words: "no match", tone: "warn" },
};

/** The words that a food was read from, how well it matches, and the nearest other foods. */
export function ReadWords({ food, onReplace }: ReadWordsProps) {
  if (food === undefined) return null;
  const { text, match, closest = [] } = food;
  const { words, tone } = matches[match];
  return (
    <div class="read-words">
      <p class="cluster">
        {text !== null && <q>{text}</q>}
        <Badge tone={tone}>{words}</Badge>
      </p>
      {closest.length > 0 && (
        <p class="cluster">
          <span class="muted">Or</span>
          {closest.map((name) =>
            onReplace === undefined ? (
              <Badge key={name}>{name}</Badge>
            ) : (
              <button key={name} type="button" class="button button-quiet" onClick={() => onReplace(name)}>
                {name}
              </button>
            ),
          )}
        </p>
      )}
    </div>
  );
}
