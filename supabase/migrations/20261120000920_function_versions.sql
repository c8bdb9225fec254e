-- Which versions of a function there are, in which order, and which of them took a job.

create table if not exists nas.function_version (
  operation text not null,
  version text not null,
  sequence bigint not null generated always as identity,
  first_seen_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default now(),
  constraint function_version_pkey primary key (operation, version),
  constraint function_version_sequence_key unique (operation, sequence),
  constraint function_version_operation_known check (operation = any (nas.operations())),
  constraint function_version_present check (version <> '')
) with (fillfactor = 50);

alter table nas.job
  add column if not exists version text,
  add column if not exists worker_version text,
  add column if not exists needs_version text,
  add column if not exists traceparent text;

-- Registers a version at first sight. A known one costs an indexed read, and once a minute a write that waits
-- for nobody.
create or replace function nas.note_version(p_operation text, p_version text) returns void
language plpgsql set search_path = '' as $$
declare
  v_seen_at timestamptz;
begin
  if p_version is null then
    return;
  end if;
  select seen_at into v_seen_at
  from nas.function_version where operation = p_operation and version = p_version;
  if not found then
    insert into nas.function_version (operation, version) values (p_operation, p_version)
    on conflict do nothing;
  elsif v_seen_at < now() - interval '1 minute' then
    update nas.function_version set seen_at = now()
    where (operation, version) in (
      select operation, version from nas.function_version
      where operation = p_operation and version = p_version
      for update skip locked
    );
  end if;
end;
$$;

create or replace function nas.insert_job(
  p_key nas.api_key, p_operation text, p_input_mode text, p_job jsonb, p_limits jsonb
) returns uuid
language plpgsql set search_path = '' as $$
declare
  v_job_id uuid := p_job ->> 'id';
  v_version text := nullif(p_job ->> 'version', '');
begin
  perform nas.note_version(p_operation, v_version);
  insert into nas.job (
    id, key_id, account_id, operation, tier, input_mode, input, state, usage_month,
    max_attempts, backoff_seconds, version, needs_version, traceparent
  ) values (
    v_job_id, p_key.id, p_key.account_id, p_operation, p_key.tier, p_input_mode, p_job -> 'input',
    nullif(p_job -> 'state', 'null'), nas.current_month(),
    coalesce((p_limits ->> 'max_attempts')::integer, 3),
    coalesce(
      (select array_agg(wait::integer) from jsonb_array_elements_text(p_limits -> 'backoff_seconds') as wait),
      '{2,8}'),
    v_version, v_version, p_job ->> 'traceparent'
  );
  insert into nas.job_turn (operation, key_id) values (p_operation, p_key.id) on conflict do nothing;
  if p_job ->> 'idempotency_key' is not null then
    insert into nas.idempotency as known (key_id, operation, idempotency_key, body_hash, job_id)
    values (p_key.id, p_operation, p_job ->> 'idempotency_key', p_job ->> 'body_hash', v_job_id)
    on conflict (key_id, operation, idempotency_key) do update
    set body_hash = excluded.body_hash, job_id = excluded.job_id, created_at = excluded.created_at;
  end if;
  return v_job_id;
end;
$$;

create or replace function nas_api.release_version(p_operation text, p_version text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into nas.function_version (operation, version) values (p_operation, p_version)
  on conflict (operation, version) do update set sequence = default, seen_at = now();
exception
  when integrity_constraint_violation then
    raise exception using
      errcode = 'NAS22', message = 'Cannot release version: the operation is unknown or the version is empty';
end;
$$;

create or replace function nas_api.list_versions(p_operation text) returns table (version text, seen_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select version, seen_at from nas.function_version where operation = p_operation order by sequence
$$;

create or replace view nas.job_overview with (security_invoker = true) as
select
  job.id,
  job.operation,
  job.status,
  job.key_id,
  api_key.name as key_name,
  job.tier,
  job.input_mode,
  job.error ->> 'code' as error_code,
  job.attempt - job.yields as attempts,
  job.max_attempts,
  job.attempt as fence,
  job.yields,
  job.worker,
  job.created_at,
  job.started_at,
  job.completed_at,
  job.available_at,
  job.lease_until,
  job.usage_month,
  job.catalogue_release,
  job.version,
  job.worker_version
from nas.job
join nas.api_key on api_key.id = job.key_id;

alter table nas.function_version enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.release_version, nas_api.list_versions to service_role;

comment on table nas.function_version is
  'versions in the order of sequence: first seen, or moved to the end by nas_api.release_version';
comment on column nas.function_version.first_seen_at is 'how old its code is, whatever has been released since';
comment on column nas.function_version.seen_at is
  'last admission, claim or traffic of the version, to the minute';
comment on column nas.job.version is 'the version that took the job; null: taken before versions were told';
comment on column nas.job.worker_version is 'the version of the worker that holds the job or held it last';
comment on column nas.job.needs_version is
  'the earliest version that may go on with the job: the one that took it, or that left its last step';
comment on column nas.job.traceparent is 'W3C trace context of the request that made the job';
comment on function nas_api.release_version is
  'Moves a version to the end of its operation''s order: from now on it may finish the jobs of every other';
comment on function nas_api.list_versions is 'The known versions, the latest last';
