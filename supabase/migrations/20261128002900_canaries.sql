-- Canaries on platforms with one version of a function: a new build is a function of its own, to which the function
-- forwards a share of the keys. Admissions and polls return the share, so that it costs no call.

create table if not exists nas.canary (
  operation text not null,
  version text not null,
  build text not null,
  share integer not null,
  constraint canary_pkey primary key (operation),
  constraint canary_operation_known check (operation = any (nas.operations())),
  constraint canary_named check (version <> '' and build <> ''),
  constraint canary_share_range check (share between 0 and 99)
);

create or replace function nas_api.find_canary(p_operation text)
returns table (version text, build text, share integer)
language sql stable security definer set search_path = '' as $$
  select version, build, share from nas.canary where operation = p_operation
$$;

create or replace function nas_api.set_canary(p_operation text, p_version text, p_build text, p_share integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into nas.canary (operation, version, build, share) values (p_operation, p_version, p_build, p_share)
  on conflict (operation) do update
  set version = excluded.version, build = excluded.build, share = excluded.share;
exception
  when integrity_constraint_violation then
    raise exception using errcode = 'NAS22',
      message = 'Cannot set the canary: the operation is unknown, a name is empty or the share is not 0 to 99';
end;
$$;

create or replace function nas_api.end_canary(p_operation text) returns void
language sql security definer set search_path = '' as $$
  delete from nas.canary where operation = p_operation
$$;

-- A function that returns another column is created again, with its privileges.
drop function if exists nas_api.admit_request(text, text, text, boolean, text, integer[], text[], jsonb, jsonb);

create function nas_api.admit_request(
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
  account_id uuid,
  canary_version text,
  canary_share integer
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_key nas.api_key;
  v_window record;
  v_counts_usage boolean;
begin
  details := '{}';
  replayed := false;
  select version, share into canary_version, canary_share from nas.canary where operation = p_operation;
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
  v_counts_usage := outcome is null
    and (p_job is not null or coalesce((p_limits ->> 'counts_usage')::boolean, true));
  if v_counts_usage then
    if nas.take_usage(v_key.id, p_operation, quota_limit, p_job is not null) then
      quota_remaining := quota_remaining - 1;
    else
      outcome := 'quota_exceeded';
    end if;
  end if;
  if outcome is null and p_job is not null then
    job_id := nas.insert_job(v_key, p_operation, p_input_mode, p_job, p_limits);
  end if;
  -- Without a job and a quota only counts are written, and a crash of the server may lose those of its last moment: the
  -- response need not wait for the disk.
  if not (v_counts_usage and (p_job is not null or quota_limit is not null)) then
    perform set_config('synchronous_commit', 'off', true);
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

drop function if exists nas_api.poll_job(text, text, text, text, boolean);

-- A job between two of its steps counts as processing. One that has waited for over a second, for a worker to begin it or
-- for its next step, awaits a worker, so that the poll wakes one.
create function nas_api.poll_job(
  p_key_hash text, p_operation text, p_scope text, p_job_id text, p_with_result boolean default true
) returns table (
  outcome text,
  status text,
  result json,
  error json,
  created_at timestamptz,
  started_at timestamptz,
  completed_at timestamptz,
  attempt integer,
  progress jsonb,
  catalogue_release text,
  meta jsonb,
  awaits_worker boolean,
  rate_per_minute integer,
  canary_version text,
  canary_share integer
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_key nas.api_key;
begin
  select version, share into canary_version, canary_share from nas.canary where operation = p_operation;
  select * into v_key from nas.find_key(p_key_hash);
  if not found then
    outcome := 'invalid_api_key';
  elsif p_scope is null or not p_scope = any (v_key.scopes) then
    outcome := 'scope_not_allowed';
  else
    return query
      select
        'ok',
        case when status = 'queued' and yields > 0 then 'processing' else status end,
        case when p_with_result then result end, error, created_at, started_at, completed_at,
        attempt - yields, progress, catalogue_release, meta,
        (status = 'processing' and lease_until <= now())
          or (status = 'queued' and available_at <= now() - interval '1 second'),
        v_key.rate_per_minute, canary_version, canary_share
      from nas.find_visible_job(v_key, p_operation, p_job_id);
    if found then
      return;
    end if;
    outcome := 'job_not_found';
  end if;
  return next;
end;
$$;

alter table nas.canary enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function
  nas_api.find_canary, nas_api.set_canary, nas_api.end_canary, nas_api.admit_request, nas_api.poll_job
to service_role;
grant execute on function nas_api.find_canary, nas_api.admit_request, nas_api.poll_job to nas_functions;

comment on table nas.canary is 'functions that have a canary as a second function; none where the platform keeps several versions';
comment on column nas.canary.version is 'what the second function reports as its version';
comment on column nas.canary.build is 'digest of its build';
comment on column nas.canary.share is 'percentage of the keys; at 0 only requests that select the version reach it';
comment on function nas_api.find_canary is 'No row without a canary; admissions and polls return the same';
comment on function nas_api.set_canary is 'Replaces the canary of the operation, or changes its share';
comment on function nas_api.admit_request is
  'outcome is ok, an error code, idempotency_conflict or model_attempts_spent; p_job: id (UUIDv7), input, body_hash, '
  'idempotency_key, state, awaits_files; '
  'p_limits: backlog_per_operation, in_flight_per_key, max_attempts, backoff_seconds, model_attempts_per_key (for a '
  'request that needs the model), counts_usage (false for a synchronous request that is no usage)';
comment on function nas_api.poll_job is
  'outcome is ok or an error code; awaits_worker: a poll may wake one; rate_per_minute is that of the key';
