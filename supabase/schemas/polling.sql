-- A poll is one read and writes nothing.

create function nas.tier_rank(p_tier text) returns integer
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_position(array['macros', 'micros', 'molecular'], p_tier), 0)
$$;

-- A job is visible to the key that made it; a decode job only while the key still has its tier and mode.
create function nas.find_visible_job(p_key nas.api_key, p_operation text, p_job_id text)
returns setof nas.job
language plpgsql stable set search_path = '' as $$
begin
  if p_job_id !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return;
  end if;
  return query
    select * from nas.job
    where id = p_job_id::uuid and key_id = p_key.id and operation = p_operation
      and (operation <> 'decode' or (
        nas.tier_rank(p_key.tier) >= nas.tier_rank(tier)
        and (input_mode is null or input_mode = any (p_key.modes))
      ));
end;
$$;

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

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.poll_job to service_role;

comment on function nas_api.poll_job is
  'outcome is ok or an error code; awaits_worker: a poll may wake one; rate_per_minute is that of the key';
