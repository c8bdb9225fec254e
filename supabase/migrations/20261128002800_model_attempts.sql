-- Requests to the language model count against a limit for each key and hour, over all operations. A request whose media
-- needs the model is refused once they are spent.

create table if not exists nas.model_window (
  key_id text not null,
  window_start timestamptz not null,
  attempts integer not null,
  constraint model_window_pkey primary key (key_id),
  constraint model_window_key_fkey foreign key (key_id) references nas.api_key (id) on delete cascade
) with (fillfactor = 50);

create or replace function nas.current_hour() returns timestamptz
language sql volatile set search_path = '' as $$
  select date_trunc('hour', clock_timestamp(), 'UTC')
$$;

create or replace function nas.seconds_to_next_hour() returns integer
language sql volatile set search_path = '' as $$
  select greatest(1, ceil(extract(epoch from nas.current_hour() + interval '1 hour' - clock_timestamp())))::integer
$$;

create or replace function nas.are_model_attempts_spent(p_key_id text, p_limit integer) returns boolean
language sql volatile set search_path = '' as $$
  select exists (
    select from nas.model_window
    where key_id = p_key_id and window_start >= nas.current_hour() and attempts >= p_limit
  )
$$;

create or replace function nas_api.take_model_attempt(p_key_id text, p_limit integer) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  insert into nas.model_window as current (key_id, window_start, attempts)
  select id, nas.current_hour(), 1 from nas.api_key where id = p_key_id
  on conflict (key_id) do update
  set attempts = case when current.window_start < excluded.window_start then 1 else current.attempts + 1 end,
    window_start = greatest(current.window_start, excluded.window_start)
  where current.window_start < excluded.window_start or current.attempts < p_limit;
  return case when not found then nas.seconds_to_next_hour() end;
end;
$$;

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
  if outcome is null then
    select * into outcome, job_id from nas.find_replay(p_key.id, p_operation, p_job);
  end if;
  if outcome is null
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

create or replace function nas_api.admit_request(
  p_key_hash text,
  p_operation text,
  p_scope text,
  p_valid boolean,
  p_input_mode text default null,
  p_compound_ids integer[] default null,
  p_compound_names text[] default null,
  p_job jsonb default null,
  p_limits jsonb default '{}'
) returns table (
  outcome text,
  details jsonb,
  rate_limit integer,
  rate_remaining integer,
  rate_reset timestamptz,
  quota_limit integer,
  quota_remaining integer,
  quota_reset timestamptz,
  retry_after_seconds integer,
  job_id uuid,
  replayed boolean,
  tier text,
  account_id uuid
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_key nas.api_key;
  v_window record;
begin
  details := '{}';
  replayed := false;
  select * into v_key from nas.find_key(p_key_hash);
  if not found then
    outcome := 'invalid_api_key';
    return next;
    return;
  end if;
  tier := v_key.tier;
  account_id := v_key.account_id;
  v_window := nas.count_request(v_key.id, p_operation);
  rate_limit := v_key.rate_per_minute;
  rate_remaining := greatest(rate_limit - v_window.requests, 0);
  rate_reset := v_window.reset;
  quota_limit := nas.monthly_quota(v_key.quotas, p_operation);
  quota_remaining := nas.remaining_quota(v_key.id, p_operation, quota_limit);
  quota_reset := (nas.current_month() + interval '1 month') at time zone 'UTC';

  select judged.outcome, coalesce(judged.details, '{}'), judged.job_id, judged.job_id is not null
  into outcome, details, job_id, replayed
  from nas.judge_request(
    v_key, p_operation, p_scope, p_valid, p_input_mode, p_compound_ids, p_compound_names, p_job, p_limits,
    v_window.requests, quota_remaining) as judged;
  if outcome is null and (p_job is not null or coalesce((p_limits ->> 'counts_usage')::boolean, true)) then
    if nas.take_usage(v_key.id, p_operation, quota_limit, p_job is not null) then
      quota_remaining := quota_remaining - 1;
    else
      outcome := 'quota_exceeded';
    end if;
  end if;
  if outcome is null and p_job is not null then
    job_id := nas.insert_job(v_key, p_operation, p_input_mode, p_job, p_limits);
  end if;
  outcome := coalesce(outcome, 'ok');
  retry_after_seconds := case outcome
    when 'rate_limited' then greatest(1, ceil(extract(epoch from rate_reset - clock_timestamp())))
    when 'model_attempts_spent' then nas.seconds_to_next_hour()
    when 'backlog_high' then 5
  end;
  return next;
end;
$$;

alter table nas.model_window enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.take_model_attempt to service_role;

comment on function nas_api.take_model_attempt is
  'Counts a request to a language model against the p_limit that a key has an hour; the seconds to wait if none is left';
comment on function nas_api.admit_request is
  'outcome is ok, an error code, idempotency_conflict or model_attempts_spent; p_job: id (UUIDv7), input, body_hash, '
  'idempotency_key, state, awaits_files; '
  'p_limits: backlog_per_operation, in_flight_per_key, max_attempts, backoff_seconds, model_attempts_per_key (for a '
  'request that needs the model), counts_usage (false for a synchronous request that is no usage)';
