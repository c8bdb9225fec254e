-- Management of jobs. No row contains what a caller sent or received, except in nas_api.show_job_content. An
-- unknown id raises NAS04, an incomplete choice NAS22, a status that does not permit the change NAS09.

create view nas.job_overview with (security_invoker = true) as
select
  job.id,
  job.operation,
  job.status,
  job.key_id,
  api_key.name as key_name,
  job.tier,
  job.input_mode,
  job.error ->> 'code' as error_code,
  job.attempt - job.yields as attempts,
  job.max_attempts,
  job.attempt as fence,
  job.yields,
  job.worker,
  job.created_at,
  job.started_at,
  job.completed_at,
  job.available_at,
  job.lease_until,
  job.usage_month,
  job.catalogue_release,
  job.version,
  job.worker_version
from nas.job
join nas.api_key on api_key.id = job.key_id;

-- Age counts from the POST. Ids are UUIDv7: the newest jobs are at the end of the primary key.
create function nas_api.list_jobs(
  p_operation text default null,
  p_status text default null,
  p_key_id text default null,
  p_older_than_seconds integer default null,
  p_newer_than_seconds integer default null,
  p_limit integer default 50
) returns setof nas.job_overview
language sql stable security definer set search_path = '' as $$
  select * from nas.job_overview
  where (p_operation is null or operation = p_operation)
    and (p_status is null or status = p_status)
    and (p_key_id is null or key_id = p_key_id)
    and (p_older_than_seconds is null or created_at < now() - make_interval(secs => p_older_than_seconds))
    and (p_newer_than_seconds is null or created_at >= now() - make_interval(secs => p_newer_than_seconds))
  order by id desc
  limit p_limit
$$;

create function nas.refuse_job_change(p_action text, p_sqlstate text, p_reason text) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = p_sqlstate, message = format('Cannot %s job: %s', p_action, p_reason);
end;
$$;

create function nas_api.show_job(p_job_id uuid) returns setof nas.job_overview
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select * from nas.job_overview where id = p_job_id;
  if not found then
    perform nas.refuse_job_change('show', 'NAS04', 'the job does not exist');
  end if;
end;
$$;

create function nas_api.show_job_content(p_job_id uuid)
returns table (input json, result json, error json, meta jsonb, progress jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query select input, result, error, meta, progress from nas.job where id = p_job_id;
  if not found then
    perform nas.refuse_job_change('show', 'NAS04', 'the job does not exist');
  end if;
end;
$$;

-- Counts all claims so far as hand-overs, so that the job has all its attempts again while the fence keeps
-- growing. A job in flight already holds its reservation: nothing more is reserved.
create function nas_api.retry_job(p_job_id uuid) returns setof nas.job_overview
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

-- The ended jobs that a purge deletes: one by its id, or those that ended longer ago than an age.
create function nas.purgeable_jobs(
  p_job_id uuid, p_older_than_seconds integer, p_operation text, p_status text, p_key_id text
) returns setof nas.job
language sql stable set search_path = '' as $$
  select * from nas.job
  where completed_at is not null
    and (p_job_id is null or id = p_job_id)
    and (p_older_than_seconds is null or completed_at < now() - make_interval(secs => p_older_than_seconds))
    and (p_operation is null or operation = p_operation)
    and (p_status is null or status = p_status)
    and (p_key_id is null or key_id = p_key_id)
$$;

create function nas.check_purge(p_job_id uuid, p_older_than_seconds integer) returns void
language plpgsql stable set search_path = '' as $$
declare
  v_job nas.job;
begin
  if (p_job_id is null) = (p_older_than_seconds is null) or p_older_than_seconds < 0 then
    raise exception using
      errcode = 'NAS22', message = 'Cannot purge jobs: either an id or an age that is not negative is needed';
  end if;
  if p_job_id is null then
    return;
  end if;
  select * into v_job from nas.job where id = p_job_id;
  if not found then
    perform nas.refuse_job_change('purge', 'NAS04', 'the job does not exist');
  elsif v_job.completed_at is null then
    perform nas.refuse_job_change('purge', 'NAS09', format('it is %s; only an ended job goes', v_job.status));
  end if;
end;
$$;

create function nas_api.count_purgeable_jobs(
  p_job_id uuid default null,
  p_older_than_seconds integer default null,
  p_operation text default null,
  p_status text default null,
  p_key_id text default null
) returns integer
language plpgsql stable security definer set search_path = '' as $$
begin
  perform nas.check_purge(p_job_id, p_older_than_seconds);
  return (
    select count(*) from nas.purgeable_jobs(p_job_id, p_older_than_seconds, p_operation, p_status, p_key_id)
  );
end;
$$;

-- Deletes a batch and returns its size. The idempotency keys are deleted with the jobs, because a replay would
-- otherwise return a job that nobody can read. Charges stay.
create function nas_api.purge_jobs(
  p_job_id uuid default null,
  p_older_than_seconds integer default null,
  p_operation text default null,
  p_status text default null,
  p_key_id text default null
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  c_batch constant integer := 1000;
  v_jobs integer;
begin
  perform nas.check_purge(p_job_id, p_older_than_seconds);
  with gone as (
    delete from nas.job where id in (
      select job.id from nas.job
      where job.id in (
        select chosen.id
        from nas.purgeable_jobs(p_job_id, p_older_than_seconds, p_operation, p_status, p_key_id) as chosen
        order by chosen.completed_at limit c_batch
      )
      for update skip locked
    )
    returning id, key_id, operation
  ), forgotten as (
    delete from nas.idempotency as known using gone
    where known.key_id = gone.key_id and known.operation = gone.operation and known.job_id = gone.id
  )
  select count(*) into v_jobs from gone;
  return v_jobs;
end;
$$;

revoke all on nas.job_overview from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function
  nas_api.list_jobs, nas_api.show_job, nas_api.show_job_content, nas_api.retry_job,
  nas_api.count_purgeable_jobs, nas_api.purge_jobs
to service_role;

comment on view nas.job_overview is 'what an operator may see of a job; no text of its caller or of its answer';
comment on function nas_api.list_jobs is 'Newest first';
comment on function nas_api.show_job_content is
  'What the caller sent and got; input is null once the job has ended, result and error before';
comment on function nas_api.retry_job is
  'Queues a job that waits or whose worker is lost, at once and with all its attempts; NAS09: a worker is at it, '
  'or it has ended, which erased its input';
comment on function nas_api.purge_jobs is 'Erases up to 1,000 ended jobs, and returns how many; again until 0';
