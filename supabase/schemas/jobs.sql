-- The queue. A job row has its attempt, lease and quota reservation; results are kept for 30 days.

create table nas.job (
  id uuid not null,
  key_id text not null,
  account_id uuid not null,
  operation text not null,
  status text not null default 'queued',
  tier text,
  input_mode text,
  input json,
  state json,
  result json,
  error json,
  meta jsonb,
  progress jsonb,
  catalogue_release text,
  usage_month date not null,
  attempt integer not null default 0,
  yields integer not null default 0,
  max_attempts integer not null default 3,
  backoff_seconds integer[] not null default '{2,8}',
  available_at timestamptz not null default now(),
  lease_until timestamptz,
  worker text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  completed_at timestamptz,
  version text,
  worker_version text,
  needs_version text,
  traceparent text,
  constraint job_pkey primary key (id),
  constraint job_key_fkey foreign key (key_id) references nas.api_key (id),
  constraint job_operation_known check (operation = any (nas.operations())),
  constraint job_status_known check (status in ('queued', 'processing', 'completed', 'failed')),
  constraint job_attempts_positive check (max_attempts > 0 and attempt >= yields and yields >= 0),
  constraint job_lease_of_processing check ((status = 'processing') = (lease_until is not null)),
  constraint job_end_dated check ((status in ('completed', 'failed')) = (completed_at is not null)),
  constraint job_end_erased check (completed_at is null or (input is null and state is null)),
  constraint job_result_of_completed check ((status = 'completed') = (result is not null)),
  constraint job_error_of_failed check ((status = 'failed') = (error is not null))
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 200);

-- The oldest queued job of each key (ids are UUIDv7 and follow time), and the backlog count.
create index job_queued_idx on nas.job (operation, key_id, id) where status = 'queued';

-- The oldest queued job of each key and version, found without reading those behind it.
create index job_queued_version_idx
on nas.job (operation, key_id, coalesce(needs_version, ''), id) where status = 'queued';

-- Lapsed leases, and the jobs of a key in flight. Without the lease as a column, heartbeats update no index.
create index job_processing_idx on nas.job (operation, key_id) where status = 'processing';

-- Deletion of the oldest ended jobs.
create index job_ended_idx on nas.job (completed_at) where completed_at is not null;

-- How many jobs of an operation were queued when somebody last counted; only of long queues.
create table nas.backlog (
  operation text not null,
  queued integer not null,
  counted_at timestamptz not null,
  constraint backlog_pkey primary key (operation)
) with (fillfactor = 50);

-- When a key was last served, for taking turns between keys; inserted with the key's first job of an operation.
create table nas.job_turn (
  operation text not null,
  key_id text not null,
  served_at timestamptz,
  constraint job_turn_pkey primary key (operation, key_id),
  constraint job_turn_key_fkey foreign key (key_id) references nas.api_key (id) on delete cascade
) with (fillfactor = 50);

-- Kept for 24 hours, less than any job. No foreign key: its cascade would scan this table for each deleted job.
create table nas.idempotency (
  key_id text not null,
  operation text not null,
  idempotency_key text not null,
  body_hash text not null,
  job_id uuid not null,
  created_at timestamptz not null default now(),
  constraint idempotency_pkey primary key (key_id, operation, idempotency_key),
  constraint idempotency_key_form check (idempotency_key ~ '^[!-~]{1,255}$')
);

-- Deletion of the oldest rows.
create index idempotency_created_idx on nas.idempotency (created_at);

-- Tells a worker which files in storage have outlived their job and are to be deleted.
create function nas_api.ended_jobs(p_job_ids uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select asked.id
  from unnest(p_job_ids) as asked (id)
  where not exists (select from nas.job where job.id = asked.id and job.completed_at is null)
$$;

alter table nas.job enable row level security;
alter table nas.job_turn enable row level security;
alter table nas.backlog enable row level security;
alter table nas.idempotency enable row level security;

revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.ended_jobs to service_role;

comment on table nas.job is
  'input and state are erased when the job ends; result, state and error are json, which keeps their bytes';
comment on column nas.job.attempt is 'claims so far: the fence that each write of a worker must carry';
comment on column nas.job.yields is
  'claims that spend no attempt: planned hand-overs, and those before an operator''s retry';
comment on column nas.job.backoff_seconds is
  'wait before the second attempt, the third, …; the last one repeats';
comment on column nas.job.usage_month is 'month of the POST, which the reservation and the charge belong to';
comment on column nas.job.version is 'the version that took the job; null: taken before versions were told';
comment on column nas.job.worker_version is 'the version of the worker that holds the job or held it last';
comment on column nas.job.needs_version is
  'the earliest version that may go on with the job: the one that took it, or that left its last step';
comment on column nas.job.traceparent is 'W3C trace context of the request that made the job';
comment on function nas_api.ended_jobs is 'Those of the ids whose job has ended, or that no job has';
