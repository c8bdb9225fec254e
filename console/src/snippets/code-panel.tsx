import { writeClientCode } from "./client-snippet.ts";
import { CodeBlock } from "./code-block.tsx";
import { writeCurl } from "./curl-snippet.ts";
import type { SnippetFacts } from "./snippet-facts.ts";

/** What was just done, as code. */
export function CodePanel({ facts }: { facts: SnippetFacts }) {
  return (
    <div class="stack">
      <CodeBlock title="curl" note="KEY holds the API key." text={writeCurl(facts)} />
      <CodeBlock
        title="TypeScript"
        note="KEY of the environment holds the API key; keep it on a server."
        text={writeClientCode(facts)}
      />
    </div>
  );
}
