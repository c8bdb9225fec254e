-- Limits of a key on an operation: requests in the current minute, and usage in the calendar month (UTC). Attempts at
-- the language model are limited for each hour (UTC) over all operations, because each of them costs money.

-- One row per key and operation, updated in place: only the current minute matters.
create table nas.rate_window (
  key_id text not null,
  operation text not null,
  window_start timestamptz not null,
  requests integer not null,
  constraint rate_window_pkey primary key (key_id, operation),
  constraint rate_window_key_fkey foreign key (key_id) references nas.api_key (id) on delete cascade
) with (fillfactor = 50);

create table nas.usage_month (
  key_id text not null,
  operation text not null,
  month date not null,
  requests integer not null default 0,
  used integer not null default 0,
  reserved integer not null default 0,
  constraint usage_month_pkey primary key (key_id, operation, month),
  constraint usage_month_key_fkey foreign key (key_id) references nas.api_key (id) on delete cascade,
  constraint usage_month_used_positive check (used >= 0),
  constraint usage_month_reserved_positive check (reserved >= 0)
) with (fillfactor = 50);

create table nas.model_window (
  key_id text not null,
  window_start timestamptz not null,
  attempts integer not null,
  constraint model_window_pkey primary key (key_id),
  constraint model_window_key_fkey foreign key (key_id) references nas.api_key (id) on delete cascade
) with (fillfactor = 50);

-- Counts one request. The row lock lasts until the admission commits, so the admissions of a key to an
-- operation run one after another and read exact numbers of its jobs and usage.
create function nas.count_request(
  p_key_id text, p_operation text, out requests integer, out reset timestamptz
)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  insert into nas.rate_window as current (key_id, operation, window_start, requests)
  values (p_key_id, p_operation, date_trunc('minute', clock_timestamp()), 1)
  on conflict (key_id, operation) do update
  set requests = case when current.window_start < excluded.window_start then 1 else current.requests + 1 end,
    window_start = greatest(current.window_start, excluded.window_start)
  returning current.requests, current.window_start + interval '1 minute' into requests, reset;
end;
$$;

create function nas.current_hour() returns timestamptz
language sql volatile set search_path = '' as $$
  select date_trunc('hour', clock_timestamp(), 'UTC')
$$;

create function nas.seconds_to_next_hour() returns integer
language sql volatile set search_path = '' as $$
  select greatest(1, ceil(extract(epoch from nas.current_hour() + interval '1 hour' - clock_timestamp())))::integer
$$;

create function nas.are_model_attempts_spent(p_key_id text, p_limit integer) returns boolean
language sql volatile set search_path = '' as $$
  select exists (
    select from nas.model_window
    where key_id = p_key_id and window_start >= nas.current_hour() and attempts >= p_limit
  )
$$;

-- Counts one request to a language model. Returns null, or the seconds to wait once the hour's attempts are spent.
create function nas_api.take_model_attempt(p_key_id text, p_limit integer) returns integer
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

create function nas.current_month() returns date
language sql stable set search_path = '' as $$
  select date_trunc('month', now() at time zone 'UTC')::date
$$;

create function nas.remaining_quota(p_key_id text, p_operation text, p_quota integer)
returns integer
language plpgsql stable set search_path = '' as $$
begin
  if p_quota is null then
    return null;
  end if;
  return greatest(0, p_quota - coalesce((
    select used + reserved from nas.usage_month
    where key_id = p_key_id and operation = p_operation and month = nas.current_month()
  ), 0));
end;
$$;

-- Takes one unit of the month, reserved for a job or used at once; false if the quota is exhausted.
create function nas.take_usage(p_key_id text, p_operation text, p_quota integer, p_is_job boolean)
returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into nas.usage_month as usage (key_id, operation, month, requests, used, reserved)
  select p_key_id, p_operation, nas.current_month(), 1, (not p_is_job)::integer, p_is_job::integer
  where p_quota is null or p_quota > 0
  on conflict (key_id, operation, month) do update
  set requests = usage.requests + excluded.requests,
    used = usage.used + excluded.used,
    reserved = usage.reserved + excluded.reserved
  where p_quota is null or usage.used + usage.reserved < p_quota;
  return found;
end;
$$;

-- The operations that the quota list of a key shows: it may call them, has a quota for them or has used them.
create function nas.quota_operations(p_key nas.api_key) returns setof text
language sql stable set search_path = '' as $$
  select name from unnest(nas.operations()) as name
  where 'edge:' || name = any (p_key.scopes)
    or p_key.quotas ? name
    or exists (
      select from nas.usage_month
      where key_id = p_key.id and operation = name and month = nas.current_month()
    )
$$;

create function nas_api.list_quotas(p_key_id text default null)
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

create function nas_api.set_quota(
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

alter table nas.rate_window enable row level security;
alter table nas.usage_month enable row level security;
alter table nas.model_window enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.list_quotas, nas_api.set_quota, nas_api.take_model_attempt to service_role;

comment on column nas.usage_month.requests is
  'accepted POSTs: jobs whatever their end, and synchronous answers';
comment on column nas.usage_month.used is 'charged: completed jobs and synchronous answers';
comment on column nas.usage_month.reserved is 'jobs that are queued or processing';
comment on function nas_api.take_model_attempt is
  'Counts a request to a language model against the p_limit that a key has an hour; the seconds to wait if none is left';
comment on function nas_api.list_quotas is
  'The running month (UTC) of one key, else of all that are not revoked, for each operation that the key may '
  'call, has a quota of or has used; limit and remaining null: no quota; is_default: nobody set one';
comment on function nas_api.set_quota is
  'Requests a month of one operation; null for none; p_is_default gives back the service''s own';
