import type { Decision } from "../../../../client/src/mod.ts";
import { Badge } from "../../shell/parts/badge.tsx";
import { Notice } from "../../shell/parts/notice.tsx";
import { ViewSection } from "../parts/view-section.tsx";
import type { ViewProps } from "../view-props.ts";
import { splitReasoning } from "./split-reasoning.ts";

const OUTCOMES: Readonly<Record<Exclude<Decision["outcome"], "selected">, string>> = {
  needs_information: "More must be known to decide",
  no_valid_option: "Nothing here can be decided",
};

/** The options with the chosen one marked, and the reasoning with its figures. */
export function DecideView({ result }: ViewProps<Decision, unknown>) {
  return (
    <div class="stack">
      {result.outcome !== "selected" && <Notice tone="warn" title={OUTCOMES[result.outcome]} />}
      {result.options.length > 0 && (
        <ViewSection title="Options">
          <ol class="options">
            {result.options.map(({ id, label }) => (
              <Option key={id} id={id} label={label} isChosen={id === result.selected_option} />
            ))}
          </ol>
        </ViewSection>
      )}
      <ViewSection title="Reasoning">
        <Reasoning text={result.reasoning} />
      </ViewSection>
    </div>
  );
}

function Option({ id, label, isChosen }: { id: number; label: string; isChosen: boolean }) {
  return (
    <li class={isChosen ? "option option-chosen" : "option"}>
      <span class="option-number">{id}</span>
      <span class="option-label">{label}</span>
      {isChosen && <Badge tone="good">{"\u2713 best choice"}</Badge>}
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
