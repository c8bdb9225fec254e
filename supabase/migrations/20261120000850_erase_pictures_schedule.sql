-- Two more operations keep files, pictures of their results: the hourly erasure wakes each operation that does.

create or replace function nas.schedule_sweep() returns void
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

revoke execute on function nas.schedule_sweep from public, anon, authenticated, service_role;

do $$
begin
  if (select count(*) from pg_catalog.pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    perform nas.schedule_sweep();
  end if;
end;
$$;
