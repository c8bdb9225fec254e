-- A report can be about a child or a person in care of the user who writes it, so an event says whose symptom it is.

alter table nas.symptom_events add column if not exists subject text not null default 'self';

alter table nas.symptom_events drop constraint if exists symptom_events_subject_known;
alter table nas.symptom_events
add constraint symptom_events_subject_known check (subject in ('self', 'child', 'cared_for'));

-- Stores the events of a job whose key may write to its account; returns the resulting warnings.
create or replace function nas.store_symptom_events(p_job nas.job, p_source jsonb, p_events json) returns text[]
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

comment on column nas.symptom_events.subject is
  'whose symptom it is: of the writer, their child or a person in their care';
