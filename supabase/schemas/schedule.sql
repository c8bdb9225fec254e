-- On a hosted project pg_cron runs the sweep, and pg_net wakes the functions that have work. Without these
-- extensions, whoever runs the service calls nas_api.sweep_jobs on a timer.

-- The header is a dictionary keyed by the name of the Worker, with hyphens for the underscores of the operation.
create function nas.override_version(p_operation text, p_version text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when p_version is null then '{}' else jsonb_build_object(
    'Cloudflare-Workers-Version-Overrides',
    replace(p_operation, '_', '-') || '=' || to_jsonb(p_version)::text
  ) end
$$;

create function nas.wake_worker(p_operation text, p_version text default null) returns void
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

create function nas.wake_workers() returns void
language plpgsql set search_path = '' as $$
begin
  perform nas.wake_worker(operation, version) from nas_api.sweep_jobs();
end;
$$;

-- A schedule of the same name is replaced. Each run leaves a row in pg_cron's log, some 17,000 a day, hence the
-- second schedule. The third wakes operations that keep files: their workers delete files of ended jobs.
create function nas.schedule_sweep() returns void
language plpgsql set search_path = '' as $$
begin
  perform cron.schedule('nas-wake-workers', '5 seconds', 'select nas.wake_workers()');
  perform cron.schedule('nas-forget-runs', '17 * * * *',
    $cron$delete from cron.job_run_details where end_time < now() - interval '1 day'$cron$);
  perform cron.schedule('nas-erase-files', '37 * * * *', $cron$
    select nas.wake_worker(operation)
    from unnest(array['decode', 'decode_sensory', 'decode_symptoms', 'design', 'draft']) as operation
  $cron$);
end;
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;

comment on function nas.wake_worker is
  'Reads nas_base_url (https://<project>.supabase.co) and nas_work_secret from the vault; a version is woken by '
  'name where the platform keeps several';
