-- The first state of supabase/schemas/key_management.sql, where the reasons are.

create or replace view nas.api_key_overview with (security_invoker = true) as
select
  api_key.id,
  api_key.account_id,
  api_key.name,
  case
    when api_key.revoked_at is not null then 'revoked'
    when api_key.expires_at <= now() then 'expired'
    else 'active'
  end as state,
  api_key.scopes,
  api_key.tier,
  api_key.modes,
  api_key.rate_per_minute,
  case when 'edge:decode' = any (api_key.scopes) then nas.monthly_quota(api_key.quotas, 'decode') end
    as quota_per_month,
  api_key.quotas,
  api_key.expires_at,
  api_key.revoked_at,
  api_key.rotated_at,
  (
    select max(secret.valid_until) from nas.api_key_secret as secret
    where secret.key_id = api_key.id and secret.valid_until > now()
  ) as overlap_until,
  api_key.created_at
from nas.api_key;

create or replace function nas.refuse_key_change(p_action text, p_sqlstate text, p_constraint text)
returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using
    errcode = case when p_constraint = 'api_key_account_fkey' then 'NAS04' else 'NAS22' end,
    message = format('Cannot %s key: %s', p_action, coalesce(
      (
        select obj_description(pg_constraint.oid, 'pg_constraint') from pg_catalog.pg_constraint
        where pg_constraint.conname = p_constraint and pg_constraint.connamespace = 'nas'::regnamespace
      ),
      case when p_sqlstate = '23502' then 'a value is missing' else 'a value has the wrong type' end
    ));
end;
$$;

create or replace function nas.lock_key(p_action text, p_id text) returns nas.api_key
language plpgsql set search_path = '' as $$
declare
  v_key nas.api_key;
begin
  select * into v_key from nas.api_key where id = p_id for no key update;
  if not found then
    raise exception using
      errcode = 'NAS04', message = format('Cannot %s key: the key does not exist', p_action);
  end if;
  return v_key;
end;
$$;

create or replace function nas.quotas_of(p_scopes text[], p_quota_per_month integer) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(operation, p_quota_per_month), '{}')
  from unnest(nas.operations()) as operation
  where 'edge:' || operation = any (p_scopes)
    and (operation = 'decode' or not 'edge:decode' = any (p_scopes))
$$;

create or replace function nas_api.create_key(
  p_id text,
  p_key_hash text,
  p_name text,
  p_scopes text[],
  p_tier text default null,
  p_modes text[] default '{}',
  p_rate_per_minute integer default 60,
  p_quota_per_month integer default null,
  p_expires_at timestamptz default null,
  p_account_id uuid default null
) returns setof nas.api_key_overview
language plpgsql security definer set search_path = '' as $$
declare
  v_account_id uuid := p_account_id;
  v_sqlstate text;
  v_constraint text;
begin
  if v_account_id is null then
    insert into nas.account (name) values (coalesce(p_name, '')) returning id into v_account_id;
  end if;
  insert into nas.api_key (id, account_id, name, scopes, tier, modes, rate_per_minute, quotas, expires_at)
  values (
    p_id, v_account_id, coalesce(p_name, ''), coalesce(p_scopes, '{}'), p_tier, coalesce(p_modes, '{}'),
    coalesce(p_rate_per_minute, 60),
    case when p_quota_per_month is null then '{}' else nas.quotas_of(p_scopes, p_quota_per_month) end,
    p_expires_at
  );
  insert into nas.api_key_secret (hash, key_id) values (p_key_hash, p_id);
  return query select * from nas.api_key_overview where id = p_id;
exception
  when integrity_constraint_violation then
    get stacked diagnostics v_sqlstate = returned_sqlstate, v_constraint = constraint_name;
    perform nas.refuse_key_change('create', v_sqlstate, v_constraint);
end;
$$;

create or replace function nas_api.list_keys() returns setof nas.api_key_overview
language sql stable security definer set search_path = '' as $$
  select * from nas.api_key_overview order by created_at, id
$$;

create or replace function nas_api.revoke_key(p_id text) returns setof nas.api_key_overview
language plpgsql security definer set search_path = '' as $$
begin
  perform nas.lock_key('revoke', p_id);
  update nas.api_key set revoked_at = coalesce(revoked_at, now()) where id = p_id;
  return query select * from nas.api_key_overview where id = p_id;
end;
$$;

create or replace function nas_api.rotate_key(p_id text, p_key_hash text, p_overlap_seconds integer default 0)
returns setof nas.api_key_overview
language plpgsql security definer set search_path = '' as $$
declare
  v_key nas.api_key := nas.lock_key('rotate', p_id);
  v_sqlstate text;
  v_constraint text;
begin
  if v_key.revoked_at is not null then
    raise exception using errcode = 'NAS22', message = 'Cannot rotate key: the key is revoked';
  end if;
  if p_overlap_seconds is null or p_overlap_seconds < 0 then
    raise exception using
      errcode = 'NAS22', message = 'Cannot rotate key: the overlap is negative or missing';
  end if;
  update nas.api_key_secret
  set valid_until = least(valid_until, now() + make_interval(secs => p_overlap_seconds))
  where key_id = p_id;
  insert into nas.api_key_secret (hash, key_id) values (p_key_hash, p_id);
  delete from nas.api_key_secret where key_id = p_id and valid_until <= now();
  update nas.api_key set rotated_at = now() where id = p_id;
  return query select * from nas.api_key_overview where id = p_id;
exception
  when integrity_constraint_violation then
    get stacked diagnostics v_sqlstate = returned_sqlstate, v_constraint = constraint_name;
    perform nas.refuse_key_change('rotate', v_sqlstate, v_constraint);
end;
$$;

create or replace function nas_api.set_key(p_id text, p_changes jsonb) returns setof nas.api_key_overview
language plpgsql security definer set search_path = '' as $$
declare
  c_fields constant text[] := array[
    'name', 'scopes', 'tier', 'modes', 'rate_per_minute', 'quota_per_month', 'quotas', 'expires_at'
  ];
  v_key nas.api_key := nas.lock_key('set', p_id);
  v_unknown text;
  v_sqlstate text;
  v_constraint text;
begin
  select string_agg(field, ', ') into v_unknown
  from jsonb_object_keys(p_changes) as field where field <> all (c_fields);
  if v_unknown is not null then
    raise exception using errcode = 'NAS22', message = format('Cannot set key: unknown field %s', v_unknown);
  end if;
  v_key := jsonb_populate_record(v_key, p_changes - 'quota_per_month');
  if p_changes ? 'quota_per_month' then
    v_key.quotas := v_key.quotas || nas.quotas_of(v_key.scopes, (p_changes ->> 'quota_per_month')::integer);
  end if;
  update nas.api_key
  set (name, scopes, tier, modes, rate_per_minute, quotas, expires_at) = row(
    v_key.name, v_key.scopes, v_key.tier, v_key.modes, v_key.rate_per_minute, v_key.quotas, v_key.expires_at)
  where id = p_id;
  return query select * from nas.api_key_overview where id = p_id;
exception
  when integrity_constraint_violation or data_exception then
    get stacked diagnostics v_sqlstate = returned_sqlstate, v_constraint = constraint_name;
    perform nas.refuse_key_change('set', v_sqlstate, v_constraint);
end;
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function
  nas_api.create_key, nas_api.list_keys, nas_api.revoke_key, nas_api.rotate_key, nas_api.set_key
to service_role;

comment on function nas_api.create_key is
  'Stores a key made by the caller; without an account it gets one of its own. Quota: null for the default, '
  '1,000 a month for decode; a number is decode''s, or that of each operation where the key may not decode';
comment on function nas_api.rotate_key is 'Adds a secret; the older ones stay valid for the overlap';
comment on function nas_api.set_key is
  'Changes name, scopes, tier, modes, rate_per_minute, quota_per_month, quotas or expires_at';
