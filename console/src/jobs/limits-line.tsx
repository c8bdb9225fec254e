import type { Limit, Limits } from "../../../client/src/mod.ts";

/** What is left of the key's rate and quota, where the answer tells. */
export function LimitsLine({ limits: { rate, quota } }: { limits: Limits }) {
  return (
    <>
      {rate !== null && <LimitFact name="Requests left this minute" limit={rate} />}
      {quota !== null && <LimitFact name="Quota left this month" limit={quota} />}
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
