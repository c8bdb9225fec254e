-- Taking jobs from the queue. A claim raises the attempt, which fences off every earlier holder.

-- Lapsed leases go back to the queue while attempts are left; rows that another transaction holds are left.
create or replace function nas.requeue_lapsed(p_operation text) returns void
language plpgsql set search_path = '' as $$
begin
  update nas.job
  set status = 'queued', lease_until = null, worker = null, available_at = now()
  where id in (
    select id from nas.job
    where operation = p_operation and status = 'processing' and lease_until <= now()
      and attempt - yields < max_attempts
    for update skip locked
  );
end;
$$;

-- Keys with queued jobs, the one served longest ago first. Steps from key to key through the index, so its
-- cost follows the number of keys and not the length of the queue.
create or replace function nas.waiting_keys(p_operation text) returns setof text
language plpgsql stable set search_path = '' as $$
begin
  return query
    with recursive waiting (key_id) as (
      (
        select key_id from nas.job
        where operation = p_operation and status = 'queued'
        order by key_id limit 1
      )
      union all
      select (
        select job.key_id from nas.job
        where job.operation = p_operation and job.status = 'queued' and job.key_id > waiting.key_id
        order by job.key_id limit 1
      )
      from waiting where waiting.key_id is not null
    )
    select waiting.key_id
    from waiting
    left join nas.job_turn as turn on turn.operation = p_operation and turn.key_id = waiting.key_id
    where waiting.key_id is not null
    order by turn.served_at nulls first, waiting.key_id;
end;
$$;

create or replace function nas.lock_next_job(p_operation text, p_key_id text) returns uuid
language plpgsql set search_path = '' as $$
begin
  return (
    select id from nas.job
    where operation = p_operation and key_id = p_key_id and status = 'queued' and available_at <= now()
    order by id limit 1 for update skip locked
  );
end;
$$;

create or replace function nas.lock_own_job(p_operation text, p_job_id uuid) returns uuid
language plpgsql set search_path = '' as $$
begin
  return (
    select id from nas.job
    where id = p_job_id and operation = p_operation and status = 'queued' and available_at <= now()
    for update skip locked
  );
end;
$$;

-- Starts the next attempt of a locked job. The turn of its key is left alone while another claimer writes it:
-- that one has just served the key.
create or replace function nas.start_attempt(p_job_id uuid, p_worker text, p_lease_seconds integer)
returns setof nas.job
language plpgsql set search_path = '' as $$
begin
  update nas.job_turn set served_at = clock_timestamp()
  where (operation, key_id) in (
    select turn.operation, turn.key_id from nas.job_turn as turn
    join nas.job on job.operation = turn.operation and job.key_id = turn.key_id
    where job.id = p_job_id
    for update of turn skip locked
  );
  return query
    update nas.job
    set status = 'processing', attempt = attempt + 1, worker = p_worker,
      lease_until = now() + make_interval(secs => p_lease_seconds), started_at = coalesce(started_at, now())
    where id = p_job_id
    returning *;
end;
$$;

create or replace function nas_api.claim_jobs(
  p_operation text,
  p_worker text,
  p_limit integer,
  p_lease_seconds integer default 30,
  p_job_id uuid default null
) returns table (
  job_id uuid,
  attempt integer,
  input json,
  state json,
  tier text,
  input_mode text,
  account_id uuid,
  key_id text,
  created_at timestamptz
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_id uuid;
  v_key_id text;
  v_left integer := p_limit;
  v_left_before integer;
begin
  perform nas.requeue_lapsed(p_operation);
  v_id := nas.lock_own_job(p_operation, p_job_id);
  if v_id is not null then
    return query
      select id, attempt, input, state, tier, input_mode, account_id, key_id, created_at
      from nas.start_attempt(v_id, p_worker, p_lease_seconds);
    v_left := v_left - 1;
  end if;
  if p_job_id is not null and p_limit = 1 then
    return;
  end if;
  -- One job of each key, round after round, until the limit is reached or nothing is left.
  while v_left > 0 and v_left is distinct from v_left_before loop
    v_left_before := v_left;
    for v_key_id in select * from nas.waiting_keys(p_operation) loop
      exit when v_left <= 0;
      v_id := nas.lock_next_job(p_operation, v_key_id);
      continue when v_id is null;
      return query
        select id, attempt, input, state, tier, input_mode, account_id, key_id, created_at
        from nas.start_attempt(v_id, p_worker, p_lease_seconds);
      v_left := v_left - 1;
    end loop;
  end loop;
end;
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.claim_jobs to service_role;

comment on function nas_api.claim_jobs is
  'Up to p_limit jobs, p_job_id first (alone when the limit is 1), then round over the keys';
