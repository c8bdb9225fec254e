-- Taking jobs from the queue. A claim raises the attempt, which fences off every earlier holder. A job goes to
-- the version that took it or to a later one; an earlier version may take it only when the job's own version has
-- not been seen for ten minutes.

-- Jobs with a lapsed lease return to the queue while they have attempts left; locked rows are skipped.
create function nas.requeue_lapsed(p_operation text) returns void
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

-- Steps through the index from one key and version to the next: the cost grows with keys times versions, not
-- with the length of the queue.
create function nas.queue_heads(p_operation text)
returns table (key_id text, version text, job_id uuid)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    with recursive head (key_id, version, job_id) as (
      (
        select job.key_id, coalesce(job.needs_version, ''), job.id from nas.job
        where job.operation = p_operation and job.status = 'queued'
        order by job.key_id, coalesce(job.needs_version, ''), job.id limit 1
      )
      union all
      select next.* from head
      cross join lateral (
        select job.key_id, coalesce(job.needs_version, ''), job.id from nas.job
        where job.operation = p_operation and job.status = 'queued'
          and (job.key_id, coalesce(job.needs_version, '')) > (head.key_id, head.version)
        order by job.key_id, coalesce(job.needs_version, ''), job.id limit 1
      ) as next
    )
    select head.key_id, head.version, head.job_id from head;
end;
$$;

-- The versions whose jobs this version must not take, and those whose code is newer than its own.
create function nas.other_versions(
  p_operation text, p_version text, out refused text[], out newer text[]
)
language plpgsql stable set search_path = '' as $$
begin
  select
    coalesce(array_agg(other.version) filter (
      where other.sequence > own.sequence and other.seen_at > now() - interval '10 minutes'), '{}'),
    coalesce(array_agg(other.version) filter (where other.first_seen_at > own.first_seen_at), '{}')
  into refused, newer
  from nas.function_version as own
  join nas.function_version as other on other.operation = own.operation
  where own.operation = p_operation and own.version = p_version;
end;
$$;

-- Keys with queued jobs that may be taken, the one served longest ago first; versions by their oldest job.
create function nas.waiting_keys(p_operation text, p_refused text[])
returns table (key_id text, versions text[])
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select head.key_id, array_agg(head.version order by head.job_id)
    from nas.queue_heads(p_operation) as head
    left join nas.job_turn as turn on turn.operation = p_operation and turn.key_id = head.key_id
    where head.version <> all (p_refused)
    group by head.key_id, turn.served_at
    order by turn.served_at nulls first, head.key_id;
end;
$$;

create function nas.lock_next_job(p_operation text, p_key_id text, p_versions text[]) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_version text;
  v_id uuid;
begin
  foreach v_version in array p_versions loop
    select id into v_id from nas.job
    where operation = p_operation and key_id = p_key_id and coalesce(needs_version, '') = v_version
      and status = 'queued' and available_at <= now()
    order by id limit 1 for update skip locked;
    exit when found;
  end loop;
  return v_id;
end;
$$;

create function nas.lock_own_job(p_operation text, p_job_id uuid, p_refused text[]) returns uuid
language plpgsql set search_path = '' as $$
begin
  if p_job_id is null then
    return null;
  end if;
  return (
    select id from nas.job
    where id = p_job_id and operation = p_operation and status = 'queued' and available_at <= now()
      and coalesce(needs_version, '') <> all (p_refused)
    for update skip locked
  );
end;
$$;

-- Starts the next attempt of a locked job. The turn of its key is skipped while another claim writes it: that
-- claim has just served the key. State that newer code left is dropped, and the job starts over.
create function nas.start_attempt(
  p_job_id uuid, p_worker text, p_lease_seconds integer, p_version text, p_newer text[]
) returns setof nas.job
language plpgsql set search_path = '' as $$
declare
  v_job nas.job;
begin
  update nas.job
  set status = 'processing', attempt = attempt + 1, worker = p_worker, worker_version = p_version,
    state = case when attempt > 0 and needs_version = any (p_newer) then null else state end,
    lease_until = now() + make_interval(secs => p_lease_seconds), started_at = coalesce(started_at, now())
  where id = p_job_id
  returning * into v_job;
  update nas.job_turn set served_at = clock_timestamp()
  where (operation, key_id) in (
    select operation, key_id from nas.job_turn
    where operation = v_job.operation and key_id = v_job.key_id
    for update skip locked
  );
  return next v_job;
end;
$$;

create function nas_api.claim_jobs(
  p_operation text,
  p_worker text,
  p_limit integer,
  p_lease_seconds integer default 30,
  p_job_id uuid default null,
  p_version text default null
) returns table (
  job_id uuid,
  attempt integer,
  input json,
  state json,
  tier text,
  input_mode text,
  account_id uuid,
  key_id text,
  created_at timestamptz,
  version text,
  traceparent text
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_version constant text := nullif(p_version, '');
  v_others record;
  v_id uuid;
  v_key_id text;
  v_versions text[];
  v_left integer := p_limit;
  v_left_before integer;
begin
  perform nas.note_version(p_operation, v_version);
  v_others := nas.other_versions(p_operation, v_version);
  v_id := nas.lock_own_job(p_operation, p_job_id, v_others.refused);
  if v_id is null or p_limit > 1 then
    perform nas.requeue_lapsed(p_operation);
    v_id := coalesce(v_id, nas.lock_own_job(p_operation, p_job_id, v_others.refused));
  end if;
  if v_id is not null then
    return query
      select id, attempt, input, state, tier, input_mode, account_id, key_id, created_at, version, traceparent
      from nas.start_attempt(v_id, p_worker, p_lease_seconds, v_version, v_others.newer);
    v_left := v_left - 1;
  end if;
  if p_job_id is not null and p_limit = 1 then
    return;
  end if;
  -- One job of each key, round after round, until the limit is reached or nothing is left.
  while v_left > 0 and v_left is distinct from v_left_before loop
    v_left_before := v_left;
    for v_key_id, v_versions in select * from nas.waiting_keys(p_operation, v_others.refused) loop
      exit when v_left <= 0;
      v_id := nas.lock_next_job(p_operation, v_key_id, v_versions);
      continue when v_id is null;
      return query
        select id, attempt, input, state, tier, input_mode, account_id, key_id, created_at, version, traceparent
        from nas.start_attempt(v_id, p_worker, p_lease_seconds, v_version, v_others.newer);
      v_left := v_left - 1;
    end loop;
  end loop;
end;
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.claim_jobs to service_role;

comment on function nas_api.claim_jobs is
  'Up to p_limit jobs, p_job_id first (alone when the limit is 1), then round over the keys; with p_version none '
  'of a later version that is alive, and without the state that newer code left';
