-- The queue. A job row carries its attempt, lease and quota reservation; results are kept 30 days.

create table if not exists nas.job (
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

-- Claims: the oldest queued job of each key (ids are UUIDv7, so they follow time), and the backlog count.
create index if not exists job_queued_idx on nas.job (operation, key_id, id) where status = 'queued';
-- Lapsed leases and what a key has in flight; the lease itself stays out, so heartbeats touch no index.
create index if not exists job_processing_idx on nas.job (operation, key_id) where status = 'processing';
-- Erasure of the oldest ended jobs.
create index if not exists job_ended_idx on nas.job (completed_at) where completed_at is not null;

-- When a key was last served, for the round over keys; inserted with a key's first job of an operation.
create table if not exists nas.job_turn (
  operation text not null,
  key_id text not null,
  served_at timestamptz,
  constraint job_turn_pkey primary key (operation, key_id),
  constraint job_turn_key_fkey foreign key (key_id) references nas.api_key (id) on delete cascade
) with (fillfactor = 50);

-- Kept 24 hours, less than any job: no foreign key, whose cascade would scan this table for each erased job.
create table if not exists nas.idempotency (
  key_id text not null,
  operation text not null,
  idempotency_key text not null,
  body_hash text not null,
  job_id uuid not null,
  created_at timestamptz not null default now(),
  constraint idempotency_pkey primary key (key_id, operation, idempotency_key),
  constraint idempotency_key_form check (idempotency_key ~ '^[!-~]{1,255}$')
);

-- Erasure of the oldest rows.
create index if not exists idempotency_created_idx on nas.idempotency (created_at);

alter table nas.job enable row level security;
alter table nas.job_turn enable row level security;
alter table nas.idempotency enable row level security;

comment on table nas.job is
  'input and state are erased when the job ends; result, state and error are json, which keeps their bytes';
comment on column nas.job.attempt is 'claims so far: the fence that each write of a worker must carry';
comment on column nas.job.yields is 'claims that ended in a planned hand-over and spend no attempt';
comment on column nas.job.backoff_seconds is
  'wait before the second attempt, the third, …; the last one repeats';
comment on column nas.job.usage_month is 'month of the POST, which the reservation and the charge belong to';
