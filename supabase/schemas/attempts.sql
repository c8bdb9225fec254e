-- What the holder of an attempt may write. Each write names job and attempt, and does nothing once the attempt
-- has lost its lease: a late worker cannot overwrite, and cannot charge twice.

create function nas_api.heartbeat_job(
  p_job_id uuid, p_attempt integer, p_lease_seconds integer default 30, p_progress jsonb default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update nas.job
  set lease_until = now() + make_interval(secs => p_lease_seconds), progress = coalesce(p_progress, progress)
  where id = p_job_id and attempt = p_attempt and status = 'processing' and lease_until > now();
  return found;
end;
$$;

create function nas_api.yield_job(
  p_job_id uuid, p_attempt integer, p_state json, p_progress jsonb default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update nas.job
  set status = 'queued', state = p_state, progress = coalesce(p_progress, progress), yields = yields + 1,
    available_at = now(), lease_until = null, worker = null,
    needs_version = coalesce(worker_version, needs_version)
  where id = p_job_id and attempt = p_attempt and status = 'processing' and lease_until > now();
  return found;
end;
$$;

create function nas_api.finish_job(
  p_job_id uuid,
  p_attempt integer,
  p_result json,
  p_meta jsonb default null,
  p_catalogue_release text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  with finished as (
    update nas.job
    set status = 'completed', result = p_result, meta = p_meta, catalogue_release = p_catalogue_release,
      input = null, state = null, progress = null, completed_at = now(), lease_until = null, worker = null
    where id = p_job_id and attempt = p_attempt and status = 'processing' and lease_until > now()
    returning key_id, operation, usage_month
  )
  update nas.usage_month as usage
  set reserved = usage.reserved - 1, used = usage.used + 1
  from finished
  where usage.key_id = finished.key_id and usage.operation = finished.operation
    and usage.month = finished.usage_month;
  return found;
end;
$$;

create function nas.retry_job(p_job_id uuid, p_attempt integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  update nas.job
  set status = 'queued', lease_until = null, worker = null, available_at = now() + make_interval(
      secs => coalesce(backoff_seconds[least(attempt - yields, cardinality(backoff_seconds))], 0))
  where id = p_job_id and attempt = p_attempt and status = 'processing' and lease_until > now()
    and attempt - yields < max_attempts;
  return found;
end;
$$;

create function nas_api.fail_job(
  p_job_id uuid,
  p_attempt integer,
  p_error json,
  p_retry boolean default false,
  p_charge boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if p_retry and nas.retry_job(p_job_id, p_attempt) then
    return 'queued';
  end if;
  with failed as (
    update nas.job
    set status = 'failed', error = p_error, input = null, state = null, progress = null, completed_at = now(),
      lease_until = null, worker = null
    where id = p_job_id and attempt = p_attempt and status = 'processing' and lease_until > now()
    returning key_id, operation, usage_month
  )
  update nas.usage_month as usage
  set reserved = usage.reserved - 1, used = usage.used + coalesce(p_charge, false)::integer
  from failed
  where usage.key_id = failed.key_id and usage.operation = failed.operation
    and usage.month = failed.usage_month;
  return case when found then 'failed' else 'stale' end;
end;
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function
  nas_api.heartbeat_job, nas_api.yield_job, nas_api.finish_job, nas_api.fail_job
to service_role;

comment on function nas_api.heartbeat_job is 'Extends the lease; false: this attempt is no longer the holder';
comment on function nas_api.yield_job is
  'Saves the state and puts the job back for its next step, which spends no attempt; '
  'false: no longer the holder';
comment on function nas_api.finish_job is
  'Result, end and charge commit together, input and state are erased; false: no longer the holder';
comment on function nas_api.fail_job is
  'queued (again, after its backoff), failed (reservation released unless p_charge), or stale';
