-- One call for each POST: key, permissions, rate, replay, quota, backlog and job insert in one transaction.
-- Refusals are returned, not raised: an error would roll back the count of the rate window. What every request runs is
-- plpgsql, because a function in SQL is planned again in each transaction.

create function nas.permission_refusal(
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

-- Checks a key and its scope without counting a request: called before a large body is read.
create function nas_api.check_key(p_key_hash text, p_operation text, p_scope text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select coalesce(nas.permission_refusal(key, p_operation, p_scope, null), 'ok')
      from nas.find_key(p_key_hash) as key),
    'invalid_api_key')
$$;

-- The entries of a compound filter that do not exist, and those outside the tier.
create function nas.judge_filter(
  p_tier text, p_ids integer[], p_names text[], out missing jsonb, out forbidden jsonb
)
language plpgsql stable set search_path = '' as $$
begin
  select
    jsonb_agg(asked.value order by asked.place) filter (where compound.id is null),
    jsonb_agg(asked.value order by asked.place) filter (
      where compound.id is not null and p_tier <> 'molecular'
        and coalesce(compound.content_class, '') <> all (nas.tier_classes(p_tier))
    )
  into missing, forbidden
  from (
    select to_jsonb(id) as value, id, null as name, place
    from unnest(p_ids) with ordinality as ids (id, place)
    union all
    select to_jsonb(name), null, name, place
    from unnest(p_names) with ordinality as names (name, place)
  ) as asked
  left join nas.compound on compound.id = asked.id or compound.name = asked.name;
end;
$$;

create function nas.compound_refusal(
  p_tier text, p_ids integer[], p_names text[], out outcome text, out details jsonb
)
language plpgsql stable set search_path = '' as $$
declare
  v_ids record;
  v_names record;
begin
  select * into v_ids from nas.judge_filter(p_tier, p_ids, null);
  select * into v_names from nas.judge_filter(p_tier, null, p_names);
  if v_ids.missing is not null or v_names.missing is not null then
    outcome := 'invalid_compound_identifier';
    details := jsonb_build_object(
      'field', 'compound_identifier_' || case when v_ids.missing is null then 'names' else 'ids' end,
      'unknown', coalesce(v_ids.missing, v_names.missing));
  elsif p_tier <> 'molecular'
    and not exists (select from nas.compound where content_class = any (nas.tier_classes(p_tier))) then
    outcome := 'decode_scope_not_configured';
  elsif v_ids.forbidden is not null or v_names.forbidden is not null then
    outcome := 'compound_not_allowed_for_decode_scope';
    details := jsonb_build_object(
      'field', 'compound_identifier_' || case when v_ids.forbidden is null then 'names' else 'ids' end,
      'compounds', coalesce(v_ids.forbidden, v_names.forbidden));
  end if;
end;
$$;

-- The queued jobs of an operation, up to a number. Costs as much as it finds.
create function nas.count_queued(p_operation text, p_limit integer) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(*) from (
      select from nas.job where operation = p_operation and status = 'queued' order by key_id, id limit p_limit
    ) as queued
  );
end;
$$;

-- The same, but a long queue is counted once a second, by one admission for all, so that an admission costs no more the
-- longer the queue is.
create function nas.estimate_queued(p_operation text, p_limit integer) returns integer
language plpgsql set search_path = '' as $$
declare
  v_counted_exactly constant integer := 500;
  v_queued integer := nas.count_queued(p_operation, least(p_limit, v_counted_exactly));
begin
  if v_queued < v_counted_exactly or p_limit <= v_counted_exactly then
    return v_queued;
  end if;
  if not exists (select from nas.backlog where operation = p_operation) then
    insert into nas.backlog (operation, queued, counted_at) values (p_operation, v_queued, '-infinity')
    on conflict do nothing;
  end if;
  perform from nas.backlog
  where operation = p_operation and counted_at < clock_timestamp() - interval '1 second'
  for update skip locked;
  if found then
    update nas.backlog set queued = nas.count_queued(p_operation, p_limit), counted_at = clock_timestamp()
    where operation = p_operation;
  end if;
  return (select queued from nas.backlog where operation = p_operation);
end;
$$;

-- The backlog limit of an operation is approximate: concurrent admissions of different keys, and those within a second of
-- a count, may exceed it. The number of jobs of a key in flight is exact, because the key's row is locked first.
create function nas.is_backlog_high(p_key_id text, p_operation text, p_limits jsonb)
returns boolean
language plpgsql set search_path = '' as $$
declare
  v_backlog_limit integer := coalesce((p_limits ->> 'backlog_per_operation')::integer, 10000);
  v_in_flight_limit integer := coalesce((p_limits ->> 'in_flight_per_key')::integer, 200);
begin
  perform from nas.api_key where id = p_key_id for no key update;
  return v_backlog_limit <= nas.estimate_queued(p_operation, v_backlog_limit) or v_in_flight_limit <= (
    select count(*)
    from (
      select from nas.job
      where operation = any (nas.operations()) and key_id = p_key_id and status = 'queued'
      union all
      select from nas.job
      where operation = any (nas.operations()) and key_id = p_key_id and status = 'processing'
      limit v_in_flight_limit
    ) as in_flight
  );
end;
$$;

create function nas.find_replay(
  p_key_id text, p_operation text, p_job jsonb, out outcome text, out job_id uuid
)
language plpgsql stable set search_path = '' as $$
begin
  select
    case when known.body_hash = p_job ->> 'body_hash' then 'ok' else 'idempotency_conflict' end,
    case when known.body_hash = p_job ->> 'body_hash' then known.job_id end
  into outcome, job_id
  from nas.idempotency as known
  where known.key_id = p_key_id and known.operation = p_operation
    and known.idempotency_key = p_job ->> 'idempotency_key'
    and known.created_at > now() - interval '24 hours';
end;
$$;

create function nas.insert_job(
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

-- The refusal of an authenticated request. ok: nothing more is to be done, because the request is invalid (the
-- function responds with its own error) or a replay (which has its job already). null: admitted.
create function nas.judge_request(
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

-- A job whose files are stored can be claimed from now on.
create function nas_api.release_job(p_job_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update nas.job set available_at = now()
  where id = p_job_id and status = 'queued' and available_at = 'infinity';
  return found;
end;
$$;

-- A job whose files cannot be stored goes as if it had never been admitted: its POST can be repeated.
create function nas_api.withdraw_job(p_job_id uuid) returns void
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

-- Gives back what a synchronous request used that the service could not respond to. The month is that of the last
-- usage, so a request that began in the month before is given back to it unless the key was used since.
create function nas_api.return_usage(p_key_hash text, p_operation text) returns void
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

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function
  nas_api.check_key, nas_api.admit_request, nas_api.release_job, nas_api.withdraw_job, nas_api.return_usage
to service_role;

comment on function nas_api.admit_request is
  'outcome is ok, an error code, idempotency_conflict or model_attempts_spent; p_job: id (UUIDv7), input, body_hash, '
  'idempotency_key, state, awaits_files; '
  'p_limits: backlog_per_operation, in_flight_per_key, max_attempts, backoff_seconds, model_attempts_per_key (for a '
  'request that needs the model), counts_usage (false for a synchronous request that is no usage)';
comment on function nas_api.release_job is
  'Lets workers take a job that was admitted with awaits_files; false: it has ended meanwhile';
comment on function nas_api.withdraw_job is 'Deletes a job whose files were not stored, with its reservation';
comment on function nas_api.return_usage is 'Gives back one unit of a synchronous request that failed';
