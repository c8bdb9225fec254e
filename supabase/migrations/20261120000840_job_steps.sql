-- A job that works in steps is at work between two of them, and a poll that finds none going on wakes a worker.

create or replace function nas_api.poll_job(
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
  lease_lapsed boolean
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_key nas.api_key;
begin
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
          or (status = 'queued' and yields > 0 and available_at <= now() - interval '1 second')
      from nas.find_visible_job(v_key, p_operation, p_job_id);
    if found then
      return;
    end if;
    outcome := 'job_not_found';
  end if;
  return next;
end;
$$;

-- What planning and substitution know of catalogue foods beside their evidence.
create or replace function nas_api.foods(p_food_ids integer[])
returns table (food_id integer, name text, food_group text)
language sql stable security definer set search_path = '' as $$
  select id, name, food_group from nas.food where id = any (p_food_ids) order by id
$$;

revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.poll_job, nas_api.foods to service_role;

comment on function nas_api.foods is 'Name and group of the foods; an id without food has no row';
