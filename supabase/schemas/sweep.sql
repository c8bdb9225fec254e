-- The guarantee behind every wake-up: jobs of lost workers continue or end, and old rows are deleted.

-- One row with the time of the last sweep.
create table nas.sweep_run (
  is_last boolean not null default true,
  swept_at timestamptz not null,
  constraint sweep_run_pkey primary key (is_last),
  constraint sweep_run_one check (is_last)
) with (fillfactor = 10);

-- Fails jobs whose rows are locked, releases their reservations, and returns whose they were. Only the sweep
-- calls this, one at a time, so that the usage rows that it locks together cannot deadlock.
create function nas.fail_uncharged(p_job_ids uuid[], p_error json)
returns table (operation text, worker_version text)
language sql set search_path = '' as $$
  with failed as (
    update nas.job
    set status = 'failed', error = p_error,
      input = null, state = null, progress = null, completed_at = now(), lease_until = null, worker = null
    where id = any (p_job_ids)
    returning key_id, operation, usage_month, worker_version
  ), released as (
    update nas.usage_month as usage
    set reserved = usage.reserved - ended.jobs
    from (
      select key_id, operation, usage_month, count(*)::integer as jobs from failed
      group by key_id, operation, usage_month
    ) as ended
    where usage.key_id = ended.key_id and usage.operation = ended.operation
      and usage.month = ended.usage_month
  )
  select failed.operation, failed.worker_version from failed
$$;

-- Fails jobs without attempts left. Each counts as failed by the version that held it last, since a version that
-- crashes its runtime reports no traffic itself.
create function nas.fail_spent(p_batch integer) returns void
language sql set search_path = '' as $$
  with spent as (
    select id from nas.job
    where operation = any (nas.operations()) and status = 'processing' and lease_until <= now()
      and attempt - yields >= max_attempts
    limit p_batch for update skip locked
  )
  insert into nas.traffic_minute as known (
    operation, version, route, minute, requests, server_errors, latency,
    jobs_completed, jobs_failed, contract_checks, contract_mismatches
  )
  select
    operation, worker_version, 'work', date_trunc('minute', now()), 0, count(*), array_fill(0, array[24]),
    0, count(*), 0, 0
  from nas.fail_uncharged(
    array(select id from spent),
    '{"code":"internal_error","message":"The job could not be completed"}')
  where worker_version is not null
  group by operation, worker_version order by operation, worker_version
  on conflict on constraint traffic_minute_pkey do update
  set server_errors = known.server_errors + excluded.server_errors,
    jobs_failed = known.jobs_failed + excluded.jobs_failed
$$;

-- Jobs that no worker has taken for a day, and jobs whose files were never stored. Ids follow time: a queue whose
-- oldest job is young has neither, and is not read.
create function nas.lock_abandoned(p_batch integer) returns setof uuid
language sql set search_path = '' as $$
  select abandoned.id
  from unnest(nas.operations()) as name
  cross join lateral nas.queue_heads(name) as head
  join nas.job as oldest on oldest.id = head.job_id
  cross join lateral (
    select id from nas.job
    where operation = name and key_id = head.key_id and coalesce(needs_version, '') = head.version
      and status = 'queued' and (
        available_at <= now() - interval '24 hours'
        or (available_at = 'infinity' and created_at <= now() - interval '10 minutes')
      )
    limit p_batch for update skip locked
  ) as abandoned
  where oldest.created_at <= now() - interval '10 minutes'
$$;

create function nas.fail_abandoned(p_batch integer) returns void
language sql set search_path = '' as $$
  select from nas.fail_uncharged(
    array(select nas.lock_abandoned(p_batch)),
    '{"code":"service_unavailable","message":"The service could not begin or continue the job in time"}')
$$;

create function nas.erase_old(p_batch integer) returns void
language sql set search_path = '' as $$
  delete from nas.job where id in (
    select id from nas.job where completed_at < now() - interval '30 days'
    order by completed_at limit p_batch for update skip locked
  );
  delete from nas.idempotency where (key_id, operation, idempotency_key) in (
    select key_id, operation, idempotency_key from nas.idempotency
    where created_at <= now() - interval '24 hours'
    order by created_at limit p_batch for update skip locked
  );
  delete from nas.traffic_minute where (operation, version, route, minute) in (
    select operation, version, route, minute from nas.traffic_minute
    where minute < now() - interval '14 days'
    order by minute limit p_batch for update skip locked
  );
  delete from nas.function_version where (operation, version) in (
    select operation, version from nas.function_version
    where seen_at < now() - interval '30 days' limit p_batch for update skip locked
  )
$$;

-- Requeues and deletes, then reports the version that may take what waits, so that its worker is woken.
create function nas_api.sweep_jobs() returns table (operation text, version text, claimable integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c_batch constant integer := 1000;
begin
  if pg_try_advisory_xact_lock(hashtext('nas.sweep_jobs')) then
    perform nas.requeue_lapsed(name) from unnest(nas.operations()) as name;
    perform nas.fail_spent(c_batch);
    perform nas.fail_abandoned(c_batch);
    perform nas.erase_old(c_batch);
    insert into nas.sweep_run as run (swept_at) values (now())
    on conflict on constraint sweep_run_pkey do update set swept_at = excluded.swept_at;
  end if;
  -- Counted up to the batch for each key: the answer decides whom to wake, not how long the queue is. The
  -- order is the index's: without it a limited count of an empty queue may scan the table.
  return query
    select name, nullif(head.version, ''), least(sum(waiting.jobs), c_batch)::integer
    from unnest(nas.operations()) as name
    cross join lateral nas.queue_heads(name) as head
    cross join lateral (
      select count(*) as jobs from (
        select from nas.job
        where operation = name and key_id = head.key_id and coalesce(needs_version, '') = head.version
          and status = 'queued' and available_at <= now()
        order by id limit c_batch
      ) as claimable
    ) as waiting
    where waiting.jobs > 0
    group by name, head.version
    order by name, head.version;
end;
$$;

alter table nas.sweep_run enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.sweep_jobs to service_role;

comment on function nas_api.sweep_jobs is
  'Requeues or fails jobs of lost workers, fails those that none has taken for a day, erases what is past its time, '
  'and reports by version the operations that have claimable jobs (counted up to 1,000); version null: any may '
  'take them';
