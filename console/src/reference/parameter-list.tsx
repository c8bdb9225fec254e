import { Badge } from "../shell/parts/badge.tsx";
import type { ApiParameter } from "./document/api-document.ts";
import { InlineText } from "./markdown/inline-text.tsx";
import { describeLimits } from "./schema/describe-limits.ts";
import { describeType } from "./schema/describe-type.ts";

type ParameterListProps = { parameters: readonly ApiParameter[] };

/** Headers and query parameters with their type and meaning. */
export function ParameterList({ parameters }: ParameterListProps) {
  return (
    <dl class="schema">
      {parameters.map(({ name, place, isRequired, description, schema }) => (
        <div key={`${place} ${name}`} class="schema-member">
          <dt>
            <code>{name}</code>
            {isRequired && <Badge tone="accent">required</Badge>}
          </dt>
          <dd>
            <p class="schema-type">
              {[`in ${place}`, describeType(schema), ...describeLimits(schema)].join(" · ")}
            </p>
            <p>
              <InlineText text={description} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
