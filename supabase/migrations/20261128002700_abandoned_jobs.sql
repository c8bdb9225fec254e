-- A job that no worker takes within a day fails. A job with files is admitted before they are stored, and can be claimed
-- once they are. What a failed synchronous request used is given back. The reasons are in supabase/schemas.

create or replace function nas.fail_uncharged(p_job_ids uuid[], p_error json)
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

create or replace function nas.fail_spent(p_batch integer) returns void
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

create or replace function nas.lock_abandoned(p_batch integer) returns setof uuid
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

create or replace function nas.fail_abandoned(p_batch integer) returns void
language sql set search_path = '' as $$
  select from nas.fail_uncharged(
    array(select nas.lock_abandoned(p_batch)),
    '{"code":"service_unavailable","message":"The service could not begin or continue the job in time"}')
$$;

create or replace function nas_api.sweep_jobs() returns table (operation text, version text, claimable integer)
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

create or replace function nas.insert_job(
  p_key nas.api_key, p_operation text, p_input_mode text, p_job jsonb, p_limits jsonb
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_job_id uuid := p_job ->> 'id';
  v_version text := nullif(p_job ->> 'version', '');
begin
  perform nas.note_version(p_operation, v_version);
  insert into nas.job (
    id, key_id, account_id, operation, tier, input_mode, input, state, usage_month,
    max_attempts, backoff_seconds, available_at, version, needs_version, traceparent
  ) values (
    v_job_id, p_key.id, p_key.account_id, p_operation, p_key.tier, p_input_mode, p_job -> 'input',
    nullif(p_job -> 'state', 'null'), nas.current_month(),
    coalesce((p_limits ->> 'max_attempts')::integer, 3),
    coalesce(
      (select array_agg(wait::integer) from jsonb_array_elements_text(p_limits -> 'backoff_seconds') as wait),
      '{2,8}'),
    case when (p_job ->> 'awaits_files')::boolean then 'infinity' else now() end,
    v_version, v_version, p_job ->> 'traceparent'
  );
  insert into nas.job_turn (operation, key_id) values (p_operation, p_key.id) on conflict do nothing;
  if p_job ->> 'idempotency_key' is not null then
    insert into nas.idempotency as known (key_id, operation, idempotency_key, body_hash, job_id)
    values (p_key.id, p_operation, p_job ->> 'idempotency_key', p_job ->> 'body_hash', v_job_id)
    on conflict (key_id, operation, idempotency_key) do update
    set body_hash = excluded.body_hash, job_id = excluded.job_id, created_at = excluded.created_at;
  end if;
  return v_job_id;
end;
$$;

create or replace function nas_api.release_job(p_job_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update nas.job set available_at = now()
  where id = p_job_id and status = 'queued' and available_at = 'infinity';
  return found;
end;
$$;

create or replace function nas_api.withdraw_job(p_job_id uuid) returns void
language sql security definer set search_path = '' as $$
  with withdrawn as (
    delete from nas.job
    where id = p_job_id and status = 'queued' and available_at = 'infinity'
    returning id, key_id, operation, usage_month
  ), forgotten as (
    delete from nas.idempotency as known using withdrawn
    where known.key_id = withdrawn.key_id and known.operation = withdrawn.operation
      and known.job_id = withdrawn.id
  )
  update nas.usage_month as usage
  set requests = usage.requests - 1, reserved = usage.reserved - 1
  from withdrawn
  where usage.key_id = withdrawn.key_id and usage.operation = withdrawn.operation
    and usage.month = withdrawn.usage_month
$$;

create or replace function nas_api.return_usage(p_key_hash text, p_operation text) returns void
language sql security definer set search_path = '' as $$
  update nas.usage_month as usage
  set requests = usage.requests - 1, used = usage.used - 1
  from nas.find_key(p_key_hash) as key
  where usage.key_id = key.id and usage.operation = p_operation and usage.used > 0 and usage.requests > 0
    and usage.month = (
      select max(month) from nas.usage_month as latest
      where latest.key_id = key.id and latest.operation = p_operation
    )
$$;

create or replace function nas_api.retry_job(p_job_id uuid) returns setof nas.job_overview
language plpgsql security definer set search_path = '' as $$
declare
  v_job nas.job;
begin
  select * into v_job from nas.job where id = p_job_id for no key update;
  if not found then
    perform nas.refuse_job_change('retry', 'NAS04', 'the job does not exist');
  elsif v_job.status = 'completed' then
    perform nas.refuse_job_change('retry', 'NAS09', 'it has completed');
  elsif v_job.status = 'failed' then
    perform nas.refuse_job_change('retry', 'NAS09',
      'its input was erased when it failed; the caller has to send the request again');
  elsif v_job.lease_until > now() then
    perform nas.refuse_job_change('retry', 'NAS09', 'a worker is at it');
  elsif v_job.available_at = 'infinity' then
    perform nas.refuse_job_change('retry', 'NAS09', 'its files are not stored yet');
  end if;
  update nas.job
  set status = 'queued', yields = attempt, available_at = now(), lease_until = null, worker = null
  where id = p_job_id;
  return query select * from nas.job_overview where id = p_job_id;
end;
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.release_job, nas_api.withdraw_job, nas_api.return_usage to service_role;

comment on function nas_api.sweep_jobs is
  'Requeues or fails jobs of lost workers, fails those that none has taken for a day, erases what is past its time, '
  'and reports by version the operations that have claimable jobs (counted up to 1,000); version null: any may '
  'take them';
comment on function nas_api.admit_request is
  'outcome is ok or an error code; p_job: id (UUIDv7), input, body_hash, idempotency_key, state, awaits_files; '
  'p_limits: backlog_per_operation, in_flight_per_key, max_attempts, backoff_seconds, counts_usage (false '
  'for a synchronous request that is no usage)';
comment on function nas_api.release_job is
  'Lets workers take a job that was admitted with awaits_files; false: it has ended meanwhile';
comment on function nas_api.withdraw_job is 'Deletes a job whose files were not stored, with its reservation';
comment on function nas_api.return_usage is 'Gives back one unit of a synchronous request that failed';
