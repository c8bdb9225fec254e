-- The first state of supabase/schemas/metrics.sql, where the reasons are.

create schema if not exists nas_metrics;

do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'nas_observer') then
    create role nas_observer nologin;
  end if;
end;
$$;

create or replace function nas.latency_edges() returns integer[]
language sql immutable parallel safe set search_path = '' as $$
  select array[
    1, 2, 3, 5, 8, 12, 20, 30, 50, 80, 120, 200, 300, 500, 800, 1200, 2000, 3000, 5000, 8000, 12000, 20000, 30000
  ]
$$;

create or replace function nas.latency_quantile(p_latency integer[], p_share double precision)
returns double precision
language plpgsql immutable parallel safe security definer set search_path = '' as $$
declare
  c_edges constant integer[] := nas.latency_edges();
  v_rank constant double precision := p_share * (select sum(count) from unnest(p_latency) as count);
  v_below double precision := 0;
  v_from integer := 0;
begin
  for v_place in 1 .. cardinality(c_edges) loop
    if p_latency[v_place] > 0 and v_below + p_latency[v_place] >= v_rank then
      return v_from + (c_edges[v_place] - v_from) * (v_rank - v_below) / p_latency[v_place];
    end if;
    v_below := v_below + p_latency[v_place];
    v_from := c_edges[v_place];
  end loop;
  return case when v_rank > 0 then v_from end;
end;
$$;

create or replace function nas.count_connections(
  out connections integer, out active integer, out idle_in_transaction integer, out max_connections integer
)
language sql stable security definer set search_path = '' as $$
  select count(*), count(*) filter (where state = 'active'),
    count(*) filter (where state like 'idle in transaction%'), current_setting('max_connections')::integer
  from pg_catalog.pg_stat_activity where coalesce(backend_type, 'client backend') = 'client backend'
$$;

create or replace view nas_metrics.traffic as
select
  operation, version, route, minute, requests, server_errors,
  nas.latency_quantile(latency, 0.5) as p50_ms,
  nas.latency_quantile(latency, 0.95) as p95_ms,
  nas.latency_quantile(latency, 0.99) as p99_ms,
  jobs_completed, jobs_failed, contract_checks, contract_mismatches
from nas.traffic_minute;

create or replace view nas_metrics.latency as
select
  operation, version, route, minute,
  coalesce((nas.latency_edges())[place - 1], 0) as from_ms,
  (nas.latency_edges())[place] as to_ms,
  count as requests
from nas.traffic_minute cross join lateral unnest(latency) with ordinality as bucket (count, place);

create or replace view nas_metrics.queues as select * from nas_api.queue_depths();

create or replace view nas_metrics.job_outcomes as
select
  date_trunc('minute', completed_at) as minute, operation, version, worker_version, status,
  error ->> 'code' as error_code,
  count(*)::integer as jobs,
  percentile_cont(0.5) within group (order by extract(epoch from completed_at - created_at)) as p50_seconds,
  percentile_cont(0.95) within group (order by extract(epoch from completed_at - created_at)) as p95_seconds
from nas.job
where completed_at > now() - interval '1 day'
group by date_trunc('minute', completed_at), operation, version, worker_version, status, error ->> 'code';

create or replace view nas_metrics.quotas as
select
  key_id, key_name, operation, quota_limit, used, reserved, remaining,
  (used + reserved)::double precision / nullif(quota_limit, 0) as used_share,
  requests, reset_at
from nas_api.list_quotas();

create or replace view nas_metrics.connections as
select *, connections::double precision / max_connections as used_share from nas.count_connections();

create or replace view nas_metrics.catalogue as
select id as catalogue_release, loaded_at, extract(epoch from now() - loaded_at)::double precision as age_seconds
from nas.catalogue_release;

create or replace view nas_metrics.sweep as
select swept_at, extract(epoch from now() - swept_at)::double precision as age_seconds from nas.sweep_run;

create or replace view nas_metrics.versions as
select
  operation, version,
  row_number() over (partition by operation order by sequence)::integer as place,
  seen_at
from nas.function_version;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke all on schema nas_metrics from public, anon, authenticated, service_role;
revoke all on all tables in schema nas_metrics from public, anon, authenticated, service_role;
grant usage on schema nas_metrics to nas_observer;
grant select on all tables in schema nas_metrics to nas_observer;
grant execute on function
  nas.latency_edges, nas.latency_quantile, nas.count_connections, nas_api.queue_depths, nas_api.list_quotas
to nas_observer;

comment on schema nas_metrics is
  'for dashboards and alerts; grant nas_observer to the login that reads them';
comment on view nas_metrics.traffic is 'answers of each version by route and minute, for 14 days';
comment on view nas_metrics.latency is
  'how many of those answers took how long: above from_ms, up to to_ms, which is null for the last bucket';
comment on view nas_metrics.queues is 'a row for each operation, now';
comment on view nas_metrics.job_outcomes is
  'jobs of the last day by their end; version took the job, worker_version ended it; seconds from POST to end';
comment on view nas_metrics.quotas is
  'the running month (UTC) of keys that are not revoked; limit, remaining and used_share null: no quota';
comment on view nas_metrics.connections is 'client connections of the whole server';
comment on view nas_metrics.catalogue is 'no row where no catalogue is loaded';
comment on view nas_metrics.sweep is 'the last sweep; no row before the first';
comment on view nas_metrics.versions is 'known versions of each operation; the last place is the latest';
