import type { DecideMeta, Decision } from "../../../../client/src/mod.ts";
import { Badge, Notice } from "../../shell/parts/blocks.tsx";
import { UnreadWords } from "../parts/unread-words.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";

const outcomes: Readonly<Record<Exclude<Decision["outcome"], "selected">, string>> = {
  needs_information: "More information is needed",
  no_valid_option: "There is no valid option",
};

const caveat = /(?<=[.!?]) (?=Uncertain: |General information, )/;

/** The options with the selected one marked, and the reasoning. */
export function DecideView({ result, meta }: ViewProps<Decision, unknown, DecideMeta>) {
  return (
    <div class="stack">
      {result.outcome !== "selected" && <Notice tone="warn" title={outcomes[result.outcome]} />}
      {result.options.length > 0 && (
        <ViewSection title="Options">
          <ol class="options">
            {result.options.map(({ id, label }) => (
              <Option key={id} id={id} label={label} isSelected={id === result.selected_option} />
            ))}
          </ol>
        </ViewSection>
      )}
      <ViewSection title="Reasoning">
        <Reasoning text={result.reasoning} />
      </ViewSection>
      <UnreadWords words={meta.unread} />
    </div>
  );
}

function Option({ id, label, isSelected }: { id: number; label: string; isSelected: boolean }) {
  return (
    <li class={isSelected ? "option option-chosen" : "option"}>
      <span class="option-number">{id}</span>
      <span class="option-label">{label}</span>
      {isSelected && <Badge tone="good">{"\u2713 best choice"}</Badge>}
    </li>
  );
}

function Reasoning({ text }: { text: string }) {
  const { statement, uncertainties } = splitReasoning(text);
  return (
    <>
      <p class="reasoning">{statement}</p>
      {uncertainties.map((uncertainty) => (
        <p key={uncertainty} class="muted">
          {uncertainty}
        </p>
      ))}
    </>
  );
}

/** Splits the reasoning from the statements of its uncertainty. */
export function splitReasoning(text: string): { statement: string; uncertainties: string[] } {
  const [statement = text, ...uncertainties] = text.split(caveat);
  return { statement, uncertainties };
}
