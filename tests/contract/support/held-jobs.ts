import type { Sql } from "postgres";
import type { Store } from "../../../shared/platform/store/store.ts";

/**
 * Holds the jobs of one key back from every worker of the stack, and gives the claim by which an app of this
 * process takes them.
 */
export async function holdJobs(sql: Sql, keyId: string): Promise<Store["claimJob"]> {
  await sql.unsafe(`
    create function nas.hold_job_${keyId}() returns trigger language plpgsql as
      $$ begin new.available_at := greatest(new.available_at, now() + interval '1 hour'); return new; end $$;
    create trigger hold_job_${keyId} before insert on nas.job
      for each row when (new.key_id = '${keyId}') execute function nas.hold_job_${keyId}();
  `);
  return async function claimJob({ jobId }) {
    if (jobId === null) return null;
    const [row] = await sql.begin(async (transaction) => {
      await transaction`update nas.job set available_at = now() where id = ${jobId} and key_id = ${keyId}`;
      return transaction<
        { attempt: number; input: unknown; state: unknown; tier: string; traceparent: string | null }[]
      >`
        select * from nas_api.claim_jobs('decode', 'held', 1, 30, ${jobId})`;
    });
    return row ? { ...row, jobId, keyId } : null;
  };
}
