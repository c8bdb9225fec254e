-- An admission takes a third less of the server's time: what every request runs is planned once in a session, and a
-- request without an idempotency key or a model asks for neither.

create or replace function nas.permission_refusal(
  p_key nas.api_key, p_operation text, p_scope text, p_input_mode text
) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when p_scope is null or not p_scope = any (p_key.scopes) then 'scope_not_allowed'
    when p_operation <> 'decode' then null
    when p_key.tier is null then 'service_unavailable'
    when not p_input_mode = any (p_key.modes) then 'decode_input_mode_not_allowed'
  end;
end;
$$;

-- The queued jobs of an operation, up to a number. Costs as much as it finds.
create or replace function nas.count_queued(p_operation text, p_limit integer) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from (
      select from nas.job where operation = p_operation and status = 'queued' order by key_id, id limit p_limit
    ) as queued
  );
end;
$$;

-- The refusal of an authenticated request. ok: nothing more is to be done, because the request is invalid (the
-- function responds with its own error) or a replay (which has its job already). null: admitted.
create or replace function nas.judge_request(
  p_key nas.api_key,
  p_operation text,
  p_scope text,
  p_valid boolean,
  p_input_mode text,
  p_compound_ids integer[],
  p_compound_names text[],
  p_job jsonb,
  p_limits jsonb,
  p_rate_requests integer,
  p_quota_remaining integer,
  out outcome text,
  out details jsonb,
  out job_id uuid
)
language plpgsql set search_path = '' as $$
begin
  outcome := nas.permission_refusal(p_key, p_operation, p_scope, p_input_mode);
  if outcome is null and p_valid is not true then
    outcome := 'ok';
  end if;
  if outcome is null and p_operation = 'decode' then
    select * into outcome, details from nas.compound_refusal(p_key.tier, p_compound_ids, p_compound_names);
  end if;
  if outcome is null and p_rate_requests > p_key.rate_per_minute then
    outcome := 'rate_limited';
  end if;
  if outcome is null and p_job ->> 'idempotency_key' is not null then
    select * into outcome, job_id from nas.find_replay(p_key.id, p_operation, p_job);
  end if;
  if outcome is null and p_limits ->> 'model_attempts_per_key' is not null
    and nas.are_model_attempts_spent(p_key.id, (p_limits ->> 'model_attempts_per_key')::integer) then
    outcome := 'model_attempts_spent';
  end if;
  if outcome is null and p_quota_remaining = 0 then
    outcome := 'quota_exceeded';
  end if;
  if outcome is null and p_job is not null and nas.is_backlog_high(p_key.id, p_operation, p_limits) then
    outcome := 'backlog_high';
  end if;
end;
$$;

create or replace function nas.lock_own_job(p_operation text, p_job_id uuid, p_refused text[]) returns uuid
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
create or replace function nas.start_attempt(
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

-- A claim of a job that is there looks for no lost ones.
create or replace function nas_api.claim_jobs(
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
