-- What an operator's health check reads: the catalogue that is loaded, and each operation's queue.

create or replace function nas_api.database_state() returns table (
  server_version text,
  database_bytes bigint,
  catalogue_release text,
  catalogue_foods integer
)
language sql stable security definer set search_path = '' as $$
  select current_setting('server_version'), pg_database_size(current_database()),
    (select id from nas.catalogue_release), (select count(*)::integer from nas.food)
$$;

-- Waiting is what a worker could take: a job in its backoff is not yet. Counts of the queue end at 10,000.
create or replace function nas_api.queue_depths() returns table (
  operation text,
  queued integer,
  processing integer,
  lost integer,
  longest_wait_seconds integer,
  failed_last_hour integer
)
language sql stable security definer set search_path = '' as $$
  select name, waiting.jobs, held.jobs, held.lost, waiting.longest_seconds, ended.failed
  from unnest(nas.operations()) as name
  cross join lateral (
    select count(*)::integer as jobs,
      floor(extract(epoch from now() - min(available_at) filter (where available_at <= now())))::integer
        as longest_seconds
    from (
      select available_at from nas.job where operation = name and status = 'queued'
      order by key_id, id limit 10000
    ) as queue
  ) as waiting
  cross join lateral (
    select count(*)::integer as jobs, (count(*) filter (where lease_until <= now()))::integer as lost
    from nas.job where operation = name and status = 'processing'
  ) as held
  cross join lateral (
    select count(*)::integer as failed from nas.job
    where operation = name and status = 'failed' and completed_at > now() - interval '1 hour'
  ) as ended
  order by name
$$;

revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.database_state, nas_api.queue_depths to service_role;

comment on function nas_api.database_state is 'catalogue_release is null where none has been loaded';
comment on function nas_api.queue_depths is
  'A row for each operation; lost: leases that ran out; longest wait: of a queued job that is due, null for none';
