import type { VNode } from "preact";
import { formatElapsed } from "../format/format-elapsed.ts";
import { Notice } from "../shell/parts/notice.tsx";
import { Tabs } from "../shell/parts/tabs.tsx";
import { CodeBlock } from "../snippets/code-block.tsx";
import { CodePanel } from "../snippets/code-panel.tsx";
import { shortenMedia } from "../snippets/shorten-media.ts";
import type { SnippetFacts } from "../snippets/snippet-facts.ts";
import { LimitsLine } from "./limits-line.tsx";
import type { Outcome, Run } from "./run.ts";

type ResultCardProps = {
  run: Run;
  outcome: Outcome;
  /** Null where the request is not known: then there is no code of it. */
  snippet: SnippetFacts | null;
  children: () => VNode;
};

/** What came of a run: seen, as code, and as it came. */
export function ResultCard({ run, outcome, snippet, children }: ResultCardProps) {
  const { result, meta } = outcome;
  const json = JSON.stringify(shortenMedia({ result, meta }), null, 2);
  const tabs = [
    { id: "result", title: "Result", content: () => <ResultPane outcome={outcome}>{children}</ResultPane> },
    ...(snippet ? [{ id: "code", title: "Code", content: () => <CodePanel facts={snippet} /> }] : []),
    {
      id: "json",
      title: "JSON",
      content: () => <CodeBlock title="JSON" note="Result and meta, as the client gives them" text={json} />,
    },
  ];
  return (
    <div class="card result-card">
      <Tabs label="The result" tabs={tabs} />
      <RunFacts run={run} outcome={outcome} />
    </div>
  );
}

function ResultPane({ outcome, children }: { outcome: Outcome; children: () => VNode }) {
  const { warnings = [] } = outcome.meta;
  return (
    <div class="stack">
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          <p>{warning}</p>
        </Notice>
      ))}
      {children()}
    </div>
  );
}

function RunFacts({ run, outcome }: { run: Run; outcome: Outcome }) {
  const { meta, requestId, limits } = outcome;
  return (
    <dl class="run-facts">
      {run.body !== null && run.endedAtMs !== null && (
        <Fact name="Took">{formatElapsed(run.endedAtMs - run.startedAtMs)}</Fact>
      )}
      {meta.catalogue_release !== undefined && <Fact name="Catalogue">{meta.catalogue_release}</Fact>}
      {run.jobId !== null && <Fact name="Job">{run.jobId}</Fact>}
      <Fact name="Request">{requestId}</Fact>
      <LimitsLine limits={limits} />
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="mono">{children}</dd>
    </div>
  );
}
