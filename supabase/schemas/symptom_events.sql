-- Symptom events that a key may write to its account; kept until the operator deletes them.

-- A report is a job that read the symptoms of a user. It outlives its events, because deleting a user's data
-- finds the job's result by it. Its message id is null where another report holds that message.
create table nas.symptom_reports (
  job_id uuid not null,
  account_id uuid not null,
  user_id text not null,
  conversation_id text,
  source_message_id text,
  correlation_id text,
  reported_at timestamptz not null default now(),
  constraint symptom_reports_pkey primary key (job_id),
  constraint symptom_reports_account_fkey foreign key (account_id) references nas.account (id),
  constraint symptom_reports_user_present check (user_id <> '')
);

-- Stores a message once, and finds its report when the message is sent again.
create unique index symptom_reports_message_key
on nas.symptom_reports (account_id, source_message_id) where source_message_id is not null;

-- Lists and deletes the events of a user.
create index symptom_reports_user_idx on nas.symptom_reports (account_id, user_id);

create table nas.symptom_events (
  id uuid not null,
  job_id uuid not null,
  position integer not null,
  symptom_type text not null,
  symptom_label text not null,
  intensity smallint,
  onset_at timestamptz,
  ended_at timestamptz,
  event json not null,
  subject text not null default 'self',
  constraint symptom_events_pkey primary key (id),
  constraint symptom_events_position_key unique (job_id, position),
  constraint symptom_events_report_fkey foreign key (job_id)
    references nas.symptom_reports (job_id) on delete cascade,
  constraint symptom_events_intensity_range check (intensity between 1 and 5),
  constraint symptom_events_subject_known check (subject in ('self', 'child', 'cared_for'))
);

-- Removes the event that a report corrects. If it came from the same message, all events of that message are
-- replaced.
create function nas.supersede_symptom_event(
  p_account_id uuid, p_user_id text, p_event_id uuid, p_source_message_id text
) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_report nas.symptom_reports;
begin
  select report.* into v_report
  from nas.symptom_events as event
  join nas.symptom_reports as report using (job_id)
  where event.id = p_event_id and report.account_id = p_account_id and report.user_id = p_user_id
  for update of event, report;
  if not found then
    return false;
  end if;
  if v_report.source_message_id = p_source_message_id then
    delete from nas.symptom_events where job_id = v_report.job_id;
    update nas.symptom_reports set source_message_id = null where job_id = v_report.job_id;
  else
    delete from nas.symptom_events where id = p_event_id;
  end if;
  return true;
end;
$$;

-- Stores the events of a job whose key may write to its account; returns the resulting warnings.
create function nas.store_symptom_events(p_job nas.job, p_source jsonb, p_events json) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_user_id text := p_source ->> 'user_id';
  v_message_id text := p_source ->> 'source_message_id';
  v_superseded_id uuid := (p_source ->> 'supersedes_event_id')::uuid;
  v_warnings text[] := '{}';
begin
  if v_superseded_id is not null and not nas.supersede_symptom_event(
    p_job.account_id, v_user_id, v_superseded_id, v_message_id) then
    v_warnings := v_warnings || 'superseded_event_not_found'::text;
  end if;
  if json_array_length(p_events) = 0 then
    return v_warnings;
  end if;
  insert into nas.symptom_reports (job_id, account_id, user_id, conversation_id, correlation_id)
  values (
    p_job.id, p_job.account_id, v_user_id, p_source ->> 'conversation_id', p_source ->> 'correlation_id');
  begin
    update nas.symptom_reports set source_message_id = v_message_id where job_id = p_job.id;
  exception when unique_violation then
    return v_warnings || 'source_message_already_stored'::text;
  end;
  insert into nas.symptom_events (
    id, job_id, position, symptom_type, symptom_label, intensity, onset_at, ended_at, event, subject)
  select (event ->> 'event_id')::uuid, p_job.id, place, event ->> 'symptom_type', event ->> 'symptom_label',
    (event ->> 'intensity_1_to_5')::smallint, (event ->> 'onset_utc')::timestamptz,
    (event ->> 'end_utc')::timestamptz, event, coalesce(event ->> 'subject', 'self')
  from json_array_elements(p_events) with ordinality as told (event, place);
  return v_warnings;
end;
$$;

-- Ends a symptom job as nas_api.finish_job does, and stores its events in the same transaction if the key may
-- write to its account and the request named a user.
create function nas_api.finish_symptom_job(
  p_job_id uuid, p_attempt integer, p_result json, p_meta jsonb, p_source jsonb
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_job nas.job;
  v_is_stored boolean;
  v_release text := (select id from nas.catalogue_release);
  v_warnings text[] := '{}';
begin
  if not nas_api.finish_job(p_job_id, p_attempt, p_result, p_meta, v_release) then
    return false;
  end if;
  select * into v_job from nas.job where id = p_job_id;
  select p_source ->> 'user_id' is not null and 'account:symptom_events' = any (scopes) and revoked_at is null
  into v_is_stored from nas.api_key where id = v_job.key_id;
  if v_is_stored then
    v_warnings := nas.store_symptom_events(v_job, p_source, p_result -> 'symptoms');
  elsif p_source ->> 'supersedes_event_id' is not null then
    v_warnings := '{superseded_event_not_found}';
  end if;
  update nas.job
  set meta = meta || jsonb_build_object(
    'events_stored', (select count(*) from nas.symptom_events where job_id = p_job_id),
    'warnings', coalesce(meta -> 'warnings', '[]') || to_jsonb(v_warnings))
  where id = p_job_id;
  return true;
end;
$$;

-- The events of a user of an account, or of all its users, newest report first.
create function nas_api.list_symptom_events(p_account_id uuid, p_user_id text default null)
returns table (
  user_id text,
  reported_at timestamptz,
  conversation_id text,
  source_message_id text,
  correlation_id text,
  event json
)
language sql stable security definer set search_path = '' as $$
  select report.user_id, report.reported_at, report.conversation_id, report.source_message_id,
    report.correlation_id, stored.event
  from nas.symptom_reports as report
  join nas.symptom_events as stored using (job_id)
  where report.account_id = p_account_id and (p_user_id is null or report.user_id = p_user_id)
  order by report.reported_at desc, report.job_id, stored.position
$$;

-- Deletes the events of a user and the results of the jobs that read them; returns the number of events. The
-- idempotency keys with the hash of what the user wrote are deleted too, so that a replay makes a new job.
create function nas_api.erase_symptom_events(p_account_id uuid, p_user_id text) returns integer
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

alter table nas.symptom_reports enable row level security;
alter table nas.symptom_events enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function
  nas_api.finish_symptom_job, nas_api.list_symptom_events, nas_api.erase_symptom_events
to service_role;

comment on table nas.symptom_reports is 'one row a job that read symptoms of a user for an account';
comment on column nas.symptom_reports.source_message_id is
  'held by one report of the account: the one whose events stand';
comment on column nas.symptom_events.event is 'the event as the result showed it';
comment on column nas.symptom_events.subject is
  'whose symptom it is: of the writer, their child or a person in their care';
comment on function nas_api.finish_symptom_job is
  'Result, end, charge and stored events commit together; false: no longer the holder';
