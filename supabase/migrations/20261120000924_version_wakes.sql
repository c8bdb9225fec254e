-- The sweep wakes, for what waits, a worker of the version that may take it.

-- One row, which tells that somebody sweeps.
create table if not exists nas.sweep_run (
  is_last boolean not null default true,
  swept_at timestamptz not null,
  constraint sweep_run_pkey primary key (is_last),
  constraint sweep_run_one check (is_last)
) with (fillfactor = 10);

drop function if exists nas_api.sweep_jobs();
create or replace function nas_api.sweep_jobs() returns table (operation text, version text, claimable integer)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  c_batch constant integer := 1000;
begin
  if pg_try_advisory_xact_lock(hashtext('nas.sweep_jobs')) then
    perform nas.requeue_lapsed(name) from unnest(nas.operations()) as name;
    perform nas.fail_spent(c_batch);
    perform nas.erase_old(c_batch);
    insert into nas.sweep_run as run (swept_at) values (now())
    on conflict on constraint sweep_run_pkey do update set swept_at = excluded.swept_at;
  end if;
  -- Counted up to the batch for each key: the answer decides whom to wake, not how long the queue is. The
  -- order is the index's: without it a limited count of an empty queue may scan the table.
  return query
    select name, nullif(head.version, ''), least(sum(waiting.jobs), c_batch)::integer
    from unnest(nas.operations()) as name
    cross join lateral nas.queue_heads(name) as head
    cross join lateral (
      select count(*) as jobs from (
        select from nas.job
        where operation = name and key_id = head.key_id and coalesce(needs_version, '') = head.version
          and status = 'queued' and available_at <= now()
        order by id limit c_batch
      ) as claimable
    ) as waiting
    where waiting.jobs > 0
    group by name, head.version
    order by name, head.version;
end;
$$;

-- The header is a dictionary by the name of the Worker, which has hyphens where the operation has underscores.
create or replace function nas.override_version(p_operation text, p_version text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_version is null then '{}' else jsonb_build_object(
    'Cloudflare-Workers-Version-Overrides',
    replace(p_operation, '_', '-') || '=' || to_jsonb(p_version)::text
  ) end
$$;

drop function if exists nas.wake_worker(text);
create or replace function nas.wake_worker(p_operation text, p_version text default null) returns void
language plpgsql set search_path = '' as $$
declare
  v_base_url text;
  v_work_secret text;
begin
  select max(decrypted_secret) filter (where name = 'nas_base_url'),
    max(decrypted_secret) filter (where name = 'nas_work_secret')
  into v_base_url, v_work_secret
  from vault.decrypted_secrets where name in ('nas_base_url', 'nas_work_secret');
  if v_base_url is null or v_work_secret is null then
    raise warning 'Cannot wake %: the vault lacks nas_base_url or nas_work_secret', p_operation;
    return;
  end if;
  perform net.http_post(
    url := v_base_url || '/functions/v1/' || p_operation || '/work',
    headers := jsonb_build_object('content-type', 'application/json', 'x-work-secret', v_work_secret)
      || nas.override_version(p_operation, p_version),
    timeout_milliseconds := 5000);
end;
$$;

create or replace function nas.wake_workers() returns void
language plpgsql set search_path = '' as $$
begin
  perform nas.wake_worker(operation, version) from nas_api.sweep_jobs();
end;
$$;

alter table nas.sweep_run enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.sweep_jobs to service_role;

comment on function nas_api.sweep_jobs is
  'Requeues or fails jobs of lost workers, erases what is past its time, and reports by version the operations '
  'that have claimable jobs (counted up to 1,000); version null: any may take them';
comment on function nas.wake_worker is
  'Reads nas_base_url (https://<project>.supabase.co) and nas_work_secret from the vault; a version is woken by '
  'name where the platform keeps several';
