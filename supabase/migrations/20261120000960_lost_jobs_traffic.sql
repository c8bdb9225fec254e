-- A job that fails because its workers were lost counts as failed by the version that lost it last: a version that
-- crashes its runtime tells no traffic of it.

create or replace function nas.fail_spent(p_batch integer) returns void
language sql set search_path = '' as $$
  with spent as (
    select id from nas.job
    where operation = any (nas.operations()) and status = 'processing' and lease_until <= now()
      and attempt - yields >= max_attempts
    limit p_batch for update skip locked
  ), failed as (
    update nas.job
    set status = 'failed', error = '{"code":"internal_error","message":"The job could not be completed"}',
      input = null, state = null, progress = null, completed_at = now(), lease_until = null, worker = null
    where id in (select id from spent)
    returning key_id, operation, usage_month, worker_version
  ), counted as (
    insert into nas.traffic_minute as known (
      operation, version, route, minute, requests, server_errors, latency,
      jobs_completed, jobs_failed, contract_checks, contract_mismatches
    )
    select
      operation, worker_version, 'work', date_trunc('minute', now()), 0, count(*), array_fill(0, array[24]),
      0, count(*), 0, 0
    from failed where worker_version is not null
    group by operation, worker_version order by operation, worker_version
    on conflict on constraint traffic_minute_pkey do update
    set server_errors = known.server_errors + excluded.server_errors,
      jobs_failed = known.jobs_failed + excluded.jobs_failed
  )
  update nas.usage_month as usage
  set reserved = usage.reserved - released.jobs
  from (
    select key_id, operation, usage_month, count(*)::integer as jobs from failed
    group by key_id, operation, usage_month
  ) as released
  where usage.key_id = released.key_id and usage.operation = released.operation
    and usage.month = released.usage_month
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
