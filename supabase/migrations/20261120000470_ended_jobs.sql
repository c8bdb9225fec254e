-- Which files in storage have outlived their job: a worker erases them once it has asked here.

create or replace function nas_api.ended_jobs(p_job_ids uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select asked.id
  from unnest(p_job_ids) as asked (id)
  where not exists (select from nas.job where job.id = asked.id and job.completed_at is null)
$$;

revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.ended_jobs to service_role;

comment on function nas_api.ended_jobs is 'Those of the ids whose job has ended, or that no job has';
