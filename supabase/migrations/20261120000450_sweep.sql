-- The guarantee behind every wake-up: lost workers' jobs go on or end, and what is past its time is erased.

-- Fails what has no attempt left; returns the reservations. Only the sweep calls it, one at a time, so the
-- usage rows that it locks together cannot deadlock with another's.
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
    returning key_id, operation, usage_month
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

create or replace function nas.erase_old(p_batch integer) returns void
language sql set search_path = '' as $$
  delete from nas.job where id in (
    select id from nas.job where completed_at < now() - interval '30 days'
    order by completed_at limit p_batch for update skip locked
  );
  delete from nas.idempotency where (key_id, operation, idempotency_key) in (
    select key_id, operation, idempotency_key from nas.idempotency
    where created_at <= now() - interval '24 hours'
    order by created_at limit p_batch for update skip locked
  )
$$;

create or replace function nas_api.sweep_jobs() returns table (operation text, claimable integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c_batch constant integer := 1000;
begin
  if pg_try_advisory_xact_lock(hashtext('nas.sweep_jobs')) then
    perform nas.requeue_lapsed(name) from unnest(nas.operations()) as name;
    perform nas.fail_spent(c_batch);
    perform nas.erase_old(c_batch);
  end if;
  -- Counted up to the batch: the answer decides whether to wake a worker, not how long the queue is. The
  -- order is the index's: without it a limited count of an empty queue may scan the table.
  return query
    select name, waiting.jobs
    from unnest(nas.operations()) as name
    cross join lateral (
      select count(*)::integer as jobs from (
        select from nas.job
        where operation = name and status = 'queued' and available_at <= now()
        order by key_id, id limit c_batch
      ) as claimable
    ) as waiting
    where waiting.jobs > 0;
end;
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.sweep_jobs to service_role;

comment on function nas_api.sweep_jobs is
  'Requeues or fails jobs of lost workers, erases jobs 30 days after their end and idempotency rows after 24 '
  'hours, and reports the operations that have claimable jobs (counted up to 1,000)';
