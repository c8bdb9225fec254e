-- What health checks read: the loaded catalogue, the queue of each operation, and the last sweep.

create function nas_api.database_state() returns table (
  server_version text,
  database_bytes bigint,
  catalogue_release text,
  catalogue_foods integer
)
language sql stable security definer set search_path = '' as $$
  select current_setting('server_version'), pg_database_size(current_database()),
    (select id from nas.catalogue_release), (select count(*)::integer from nas.food)
$$;

-- Waiting counts jobs that a worker could take now, not those in their backoff. Counts of the queue end at 10,000.
create function nas.queue_depth(
  p_operation text,
  out queued integer,
  out processing integer,
  out lost integer,
  out longest_wait_seconds integer,
  out failed_last_hour integer
)
language plpgsql stable set search_path = '' as $$
begin
  select count(*),
    floor(extract(epoch from now() - min(available_at) filter (where available_at <= now())))
  into queued, longest_wait_seconds
  from (
    select available_at from nas.job where operation = p_operation and status = 'queued'
    order by key_id, id limit 10000
  ) as queue;
  select count(*), count(*) filter (where lease_until <= now()) into processing, lost
  from nas.job where operation = p_operation and status = 'processing';
  select count(*) into failed_last_hour from nas.job
  where operation = p_operation and status = 'failed' and completed_at > now() - interval '1 hour';
end;
$$;

create function nas_api.queue_depths() returns table (
  operation text,
  queued integer,
  processing integer,
  lost integer,
  longest_wait_seconds integer,
  failed_last_hour integer
)
language sql stable security definer set search_path = '' as $$
  select name, depth.* from unnest(nas.operations()) as name cross join lateral nas.queue_depth(name) as depth
  order by name
$$;

create function nas_api.readiness(p_operation text) returns table (
  catalogue_release text,
  queued integer,
  processing integer,
  lost integer,
  longest_wait_seconds integer,
  swept_seconds_ago integer
)
language sql stable security definer set search_path = '' as $$
  select
    (select id from nas.catalogue_release), queued, processing, lost, longest_wait_seconds,
    (select floor(extract(epoch from now() - swept_at))::integer from nas.sweep_run)
  from nas.queue_depth(p_operation)
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.database_state, nas_api.queue_depths, nas_api.readiness to service_role;

comment on function nas_api.database_state is 'catalogue_release is null where none has been loaded';
comment on function nas_api.queue_depths is
  'A row for each operation; lost: leases that ran out; longest wait: of a queued job that is due, null for none';
comment on function nas_api.readiness is
  'One row: the catalogue''s release, null where none is loaded; the operation''s queue as in '
  'nas_api.queue_depths; and how long ago the last sweep was, null for never';
