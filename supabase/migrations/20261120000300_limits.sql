-- Counters of a key and operation: the minute window of its rate, and its usage of a calendar month (UTC).

-- One row a key and operation, rewritten in place: only the current minute matters.
create table if not exists nas.rate_window (
  key_id text not null,
  operation text not null,
  window_start timestamptz not null,
  requests integer not null,
  constraint rate_window_pkey primary key (key_id, operation),
  constraint rate_window_key_fkey foreign key (key_id) references nas.api_key (id) on delete cascade
) with (fillfactor = 50);

create table if not exists nas.usage_month (
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

-- Counts one request. The row lock lasts until the admission commits, so one key's admissions to one
-- operation pass one after another: what they read later of their own jobs and usage is exact.
create or replace function nas.count_request(
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

create or replace function nas.current_month() returns date
language sql stable set search_path = '' as $$
  select date_trunc('month', now() at time zone 'UTC')::date
$$;

create or replace function nas.remaining_quota(p_key_id text, p_operation text, p_quota integer)
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

-- Takes one unit of the month, reserved for a job or used at once; false when the quota has none left.
create or replace function nas.take_usage(p_key_id text, p_operation text, p_quota integer, p_is_job boolean)
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

alter table nas.rate_window enable row level security;
alter table nas.usage_month enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;

comment on column nas.usage_month.requests is
  'accepted POSTs: jobs whatever their end, and synchronous answers';
comment on column nas.usage_month.used is 'charged: completed jobs and synchronous answers';
comment on column nas.usage_month.reserved is 'jobs that are queued or processing';
