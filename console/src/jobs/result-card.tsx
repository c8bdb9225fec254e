import type { VNode } from "preact";
import type { Limit, Limits } from "../../../client/src/mod.ts";
import { formatElapsed } from "../format/format-time.ts";
import { Notice } from "../shell/parts/blocks.tsx";
import { Tabs } from "../shell/parts/tabs.tsx";
import { CodeBlock } from "../snippets/code-block.tsx";
import { type SnippetFacts, shortenMedia, writeClientCode, writeCurl } from "../snippets/write-snippets.ts";
import type { Outcome, Run } from "./run.ts";

type ResultCardProps = {
  run: Run;
  outcome: Outcome;
  /** Null if the request is unknown: then there is no code. */
  snippet: SnippetFacts | null;
  children: () => VNode;
};

/** A warning whose words are listed in the view of the result. */
const shownByViews = "text_not_fully_read";

/** The result of a run: as a view, as code and as JSON. */
export function ResultCard({ run, outcome, snippet, children }: ResultCardProps) {
  const { result, meta } = outcome;
  const json = JSON.stringify(shortenMedia({ result, meta }), null, 2);
  const tabs = [
    { id: "result", title: "Result", content: () => <ResultPane outcome={outcome}>{children}</ResultPane> },
    ...(snippet ? [{ id: "code", title: "Code", content: () => <CodePanel facts={snippet} /> }] : []),
    {
      id: "json",
      title: "JSON",
      content: () => (
        <CodeBlock title="JSON" note="Result and meta, as the client returns them" text={json} />
      ),
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
  const remarks = warnings.filter((warning) => warning !== shownByViews);
  return (
    <div class="stack">
      {remarks.map((warning) => (
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

/** What remains of the key's rate and quota, if the response states it. */
function LimitsLine({ limits: { rate, quota } }: { limits: Limits }) {
  return (
    <>
      {rate !== null && <LimitFact name="Remaining requests this minute" limit={rate} />}
      {quota !== null && <LimitFact name="Remaining quota this month" limit={quota} />}
    </>
  );
}

function LimitFact({ name, limit }: { name: string; limit: Limit }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd class="mono">{`${limit.remaining.toLocaleString("en")} of ${limit.limit.toLocaleString("en")}`}</dd>
    </div>
  );
}

/** The call as code. */
function CodePanel({ facts }: { facts: SnippetFacts }) {
  return (
    <div class="stack">
      <CodeBlock title="curl" note="KEY holds the API key." text={writeCurl(facts)} />
      <CodeBlock
        title="TypeScript"
        note="The environment variable KEY holds the API key; keep it on a server."
        text={writeClientCode(facts)}
      />
    </div>
  );
}
