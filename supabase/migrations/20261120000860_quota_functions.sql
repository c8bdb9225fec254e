-- Quotas as an operator reads and sets them: one row a key and operation, in the month that runs.

create or replace function nas.quota_operations(p_key nas.api_key) returns setof text
language sql stable set search_path = '' as $$
  select name from unnest(nas.operations()) as name
  where 'edge:' || name = any (p_key.scopes)
    or p_key.quotas ? name
    or exists (
      select from nas.usage_month
      where key_id = p_key.id and operation = name and month = nas.current_month()
    )
$$;

create or replace function nas_api.list_quotas(p_key_id text default null)
returns table (
  key_id text,
  key_name text,
  operation text,
  quota_limit integer,
  is_default boolean,
  used integer,
  reserved integer,
  remaining integer,
  requests integer,
  reset_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if p_key_id is not null and not exists (select from nas.api_key where id = p_key_id) then
    raise exception using errcode = 'NAS04', message = 'Cannot show quota of key: the key does not exist';
  end if;
  return query
    select
      key.id, key.name, told.operation, nas.monthly_quota(key.quotas, told.operation),
      not key.quotas ? told.operation, coalesce(usage.used, 0), coalesce(usage.reserved, 0),
      nas.remaining_quota(key.id, told.operation, nas.monthly_quota(key.quotas, told.operation)),
      coalesce(usage.requests, 0), (nas.current_month() + interval '1 month') at time zone 'UTC'
    from nas.api_key as key
    cross join lateral nas.quota_operations(key) as told (operation)
    left join nas.usage_month as usage
      on usage.key_id = key.id and usage.operation = told.operation and usage.month = nas.current_month()
    where case when p_key_id is null then key.revoked_at is null else key.id = p_key_id end
    order by key.created_at, key.id, told.operation;
end;
$$;

create or replace function nas_api.set_quota(
  p_key_id text, p_operation text, p_limit integer, p_is_default boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_key nas.api_key := nas.lock_key('set quota of', p_key_id);
  v_sqlstate text;
  v_constraint text;
begin
  update nas.api_key
  set quotas = case
    when p_is_default then v_key.quotas - p_operation
    else v_key.quotas || jsonb_build_object(p_operation, p_limit)
  end
  where id = p_key_id;
exception
  when integrity_constraint_violation or data_exception then
    get stacked diagnostics v_sqlstate = returned_sqlstate, v_constraint = constraint_name;
    perform nas.refuse_key_change('set quota of', v_sqlstate, v_constraint);
end;
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.list_quotas, nas_api.set_quota to service_role;

comment on function nas_api.list_quotas is
  'The running month (UTC) of one key, else of all that are not revoked, for each operation that the key may '
  'call, has a quota of or has used; limit and remaining null: no quota; is_default: nobody set one';
comment on function nas_api.set_quota is
  'Requests a month of one operation; null for none; p_is_default gives back the service''s own';
