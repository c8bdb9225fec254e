-- The first state of supabase/schemas/traffic.sql, where the reasons are.

create table if not exists nas.traffic_minute (
  operation text not null,
  version text not null,
  route text not null,
  minute timestamptz not null,
  requests integer not null,
  server_errors integer not null,
  latency integer[] not null,
  jobs_completed integer not null,
  jobs_failed integer not null,
  contract_checks integer not null,
  contract_mismatches integer not null,
  constraint traffic_minute_pkey primary key (operation, version, route, minute),
  constraint traffic_minute_operation_known check (operation = any (nas.operations())),
  constraint traffic_minute_version_present check (version <> ''),
  constraint traffic_minute_route_known check (route in ('call', 'poll', 'work')),
  constraint traffic_minute_counts_positive check (
    least(requests, server_errors, jobs_completed, jobs_failed, contract_checks, contract_mismatches) >= 0
  ),
  constraint traffic_minute_latency_form check (
    array_ndims(latency) = 1 and cardinality(latency) = 24
    and array_position(latency, null) is null and 0 <= all (latency)
  )
) with (fillfactor = 50);

create index if not exists traffic_minute_minute_idx on nas.traffic_minute (minute);

create or replace function nas.add_counts(p_counts integer[], p_more integer[]) returns integer[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(pair.count + pair.more order by pair.place)
  from unnest(p_counts, p_more) with ordinality as pair (count, more, place)
$$;

create or replace function nas_api.record_traffic(p_rows json) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_row nas.traffic_minute;
  v_constraint text;
begin
  perform nas.note_version(told.operation, told.version)
  from (
    select distinct operation, version from json_populate_recordset(null::nas.traffic_minute, p_rows)
    where operation = any (nas.operations()) and version <> ''
    order by operation, version
  ) as told;
  for v_row in
    select * from json_populate_recordset(null::nas.traffic_minute, p_rows) order by operation, version, route
  loop
    v_row.minute := date_trunc('minute', now());
    insert into nas.traffic_minute as known select v_row.*
    on conflict (operation, version, route, minute) do update
    set requests = known.requests + excluded.requests,
      server_errors = known.server_errors + excluded.server_errors,
      latency = nas.add_counts(known.latency, excluded.latency),
      jobs_completed = known.jobs_completed + excluded.jobs_completed,
      jobs_failed = known.jobs_failed + excluded.jobs_failed,
      contract_checks = known.contract_checks + excluded.contract_checks,
      contract_mismatches = known.contract_mismatches + excluded.contract_mismatches;
  end loop;
exception
  when integrity_constraint_violation or data_exception then
    get stacked diagnostics v_constraint = constraint_name;
    raise exception using errcode = 'NAS22', message = 'Cannot record traffic: ' || coalesce((
      select obj_description(oid, 'pg_constraint') from pg_catalog.pg_constraint
      where conname = v_constraint and conrelid = 'nas.traffic_minute'::regclass
    ), 'a count is missing or is no whole number');
end;
$$;

create or replace function nas_api.traffic_by_version(p_operation text, p_window_seconds integer)
returns table (
  version text,
  route text,
  requests integer,
  server_errors integer,
  latency integer[],
  jobs_completed integer,
  jobs_failed integer,
  contract_checks integer,
  contract_mismatches integer,
  first_minute timestamptz,
  last_minute timestamptz
)
language sql stable security definer set search_path = '' as $$
  with chosen as (
    select * from nas.traffic_minute
    where operation = p_operation
      and minute >= date_trunc('minute', now() - make_interval(secs => p_window_seconds))
  ), bucket as (
    select version, route, place, sum(count)::integer as count
    from chosen cross join lateral unnest(latency) with ordinality as told (count, place)
    group by version, route, place
  ), histogram as (
    select version, route, array_agg(count order by place) as latency from bucket group by version, route
  )
  select
    chosen.version, chosen.route, sum(requests)::integer, sum(server_errors)::integer, histogram.latency,
    sum(jobs_completed)::integer, sum(jobs_failed)::integer, sum(contract_checks)::integer,
    sum(contract_mismatches)::integer, min(minute), max(minute)
  from chosen join histogram on histogram.version = chosen.version and histogram.route = chosen.route
  group by chosen.version, chosen.route, histogram.latency
  order by chosen.version, chosen.route
$$;

alter table nas.traffic_minute enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.record_traffic, nas_api.traffic_by_version to service_role;

comment on table nas.traffic_minute is 'kept 14 days; minute is the database''s, of the flush';
comment on column nas.traffic_minute.route is 'call: a request of the operation; poll: of a job; work: jobs ended';
comment on column nas.traffic_minute.latency is
  'answers by their time: counts up to 1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, '
  '3000, 5000, 8000, 12000, 20000 and 30000 ms, and above';
comment on column nas.traffic_minute.jobs_failed is 'ended jobs that failed by a fault of the service';
comment on constraint traffic_minute_operation_known on nas.traffic_minute is 'the operation is unknown';
comment on constraint traffic_minute_version_present on nas.traffic_minute is 'the version is empty';
comment on constraint traffic_minute_route_known on nas.traffic_minute is 'the route is not call, poll or work';
comment on constraint traffic_minute_counts_positive on nas.traffic_minute is 'a count is negative';
comment on constraint traffic_minute_latency_form on nas.traffic_minute is
  'the latency is not 24 counts that are not negative';
comment on function nas_api.record_traffic is
  'Adds counts to the running minute; a malformed row raises NAS22 and nothing of the call is kept';
comment on function nas_api.traffic_by_version is
  'Sums over the minutes of a window that ends now; latency as in nas.traffic_minute';
