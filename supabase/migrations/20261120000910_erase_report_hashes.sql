-- The hash of a report is of what its user wrote: it goes with the user's events, and a replay makes a new job.

create or replace function nas_api.erase_symptom_events(p_account_id uuid, p_user_id text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_job_ids uuid[];
  v_events integer;
begin
  select array_agg(job_id) into v_job_ids
  from nas.symptom_reports where account_id = p_account_id and user_id = p_user_id;
  select count(*) into v_events from nas.symptom_events where job_id = any (v_job_ids);
  delete from nas.symptom_reports where job_id = any (v_job_ids);
  delete from nas.idempotency as known using nas.job
  where job.id = any (v_job_ids) and known.key_id = job.key_id and known.operation = job.operation
    and known.job_id = job.id;
  delete from nas.job where id = any (v_job_ids);
  return v_events;
end;
$$;
