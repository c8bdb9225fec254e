import type { CompoundResolution } from "../../../../client/src/mod.ts";
import { Notice } from "../../shell/parts/blocks.tsx";
import type { ViewProps } from "../view-props.ts";

/** The compound for a name, with the id that filters use; or why the name is ambiguous. */
export function CompoundView({ result }: ViewProps<CompoundResolution, unknown>) {
  if (result.status === "needs_clarification") {
    return (
      <Notice tone="warn" title="Which compound do you mean?">
        <p>{startUpper(result.reason)}.</p>
      </Notice>
    );
  }
  return (
    <div class="compound-card card">
      <h3>{result.canonical_name}</h3>
      <dl class="facts">
        <dt>Compound id</dt>
        <dd class="mono">{result.compound_id}</dd>
        <dt>Use it in decode</dt>
        <dd>
          <code>"compound_identifier_ids": [{result.compound_id}]</code>
        </dd>
      </dl>
    </div>
  );
}

function startUpper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
