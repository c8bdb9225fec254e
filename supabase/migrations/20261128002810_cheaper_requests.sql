-- Requests cost less. A compound that is named exactly is found by an index; only others are compared with all labels. A
-- long queue is counted once a second. A request that only writes counts does not wait for the disk.

-- What identifies a compound, in lower case: its name, id and ontology value, and its synonyms.
create or replace function nas.compound_labels(p_id integer, p_name text, p_identifier text, p_synonyms text[])
returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select lower(label) from unnest(array[p_name, p_id::text, p_identifier] || p_synonyms) as label)
$$;

-- Finds the compounds that a query names exactly.
create index if not exists compound_labels_idx
on nas.compound using gin (nas.compound_labels(id, name, identifier, synonyms));

-- The compounds with the most similar spelling. It reads the labels of all compounds, which takes ten milliseconds.
create or replace function nas.similar_compounds(p_query text) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(
    json_build_object('id', id, 'name', name, 'identifier', identifier, 'synonyms', synonyms)
    order by likeness desc, id), '[]')
  from (
    select compound.*, max(extensions.similarity(label, p_query)) as likeness
    from nas.compound
    cross join lateral unnest(array[name, id::text, identifier] || synonyms) as label
    group by compound.id
    order by likeness desc, compound.id
    limit 20
  ) as candidate
  where likeness > 0.1
$$;

drop function if exists nas.compound_candidates(text);

-- Compounds with the query as name, id, ontology value or synonym; if there is none, those with a similar spelling.
create function nas.compound_candidates(p_query text) returns json
language plpgsql stable set search_path = '' as $$
declare
  v_exact json := (
    select json_agg(
      json_build_object('id', id, 'name', name, 'identifier', identifier, 'synonyms', synonyms) order by id)
    from nas.compound
    where nas.compound_labels(id, name, identifier, synonyms) @> array[lower(btrim(p_query))]
  );
begin
  return coalesce(v_exact, nas.similar_compounds(p_query));
end;
$$;

-- How many jobs of an operation were queued when somebody last counted; only of long queues.
create table if not exists nas.backlog (
  operation text not null,
  queued integer not null,
  counted_at timestamptz not null,
  constraint backlog_pkey primary key (operation)
) with (fillfactor = 50);

-- The queued jobs of an operation, up to a number. Costs as much as it finds.
create or replace function nas.count_queued(p_operation text, p_limit integer) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from (
    select from nas.job where operation = p_operation and status = 'queued' order by key_id, id limit p_limit
  ) as queued
$$;

-- The same, but a long queue is counted once a second, by one admission for all, so that an admission costs no more the
-- longer the queue is.
create or replace function nas.estimate_queued(p_operation text, p_limit integer) returns integer
language plpgsql set search_path = '' as $$
declare
  v_counted_exactly constant integer := 500;
  v_queued integer := nas.count_queued(p_operation, least(p_limit, v_counted_exactly));
begin
  if v_queued < v_counted_exactly or p_limit <= v_counted_exactly then
    return v_queued;
  end if;
  if not exists (select from nas.backlog where operation = p_operation) then
    insert into nas.backlog (operation, queued, counted_at) values (p_operation, v_queued, '-infinity')
    on conflict do nothing;
  end if;
  perform from nas.backlog
  where operation = p_operation and counted_at < clock_timestamp() - interval '1 second'
  for update skip locked;
  if found then
    update nas.backlog set queued = nas.count_queued(p_operation, p_limit), counted_at = clock_timestamp()
    where operation = p_operation;
  end if;
  return (select queued from nas.backlog where operation = p_operation);
end;
$$;

-- The backlog limit of an operation is approximate: concurrent admissions of different keys, and those within a second of
-- a count, may exceed it. The number of jobs of a key in flight is exact, because the key's row is locked first.
create or replace function nas.is_backlog_high(p_key_id text, p_operation text, p_limits jsonb)
returns boolean
language plpgsql set search_path = '' as $$
declare
  v_backlog_limit integer := coalesce((p_limits ->> 'backlog_per_operation')::integer, 10000);
  v_in_flight_limit integer := coalesce((p_limits ->> 'in_flight_per_key')::integer, 200);
begin
  perform from nas.api_key where id = p_key_id for no key update;
  return v_backlog_limit <= nas.estimate_queued(p_operation, v_backlog_limit) or v_in_flight_limit <= (
    select count(*)
    from (
      select from nas.job
      where operation = any (nas.operations()) and key_id = p_key_id and status = 'queued'
      union all
      select from nas.job
      where operation = any (nas.operations()) and key_id = p_key_id and status = 'processing'
      limit v_in_flight_limit
    ) as in_flight
  );
end;
$$;

create or replace function nas_api.admit_request(
  p_key_hash text,
  p_operation text,
  p_scope text,
  p_valid boolean,
  p_input_mode text default null,
  p_compound_ids integer[] default null,
  p_compound_names text[] default null,
  p_job jsonb default null,
  p_limits jsonb default '{}'
) returns table (
  outcome text,
  details jsonb,
  rate_limit integer,
  rate_remaining integer,
  rate_reset timestamptz,
  quota_limit integer,
  quota_remaining integer,
  quota_reset timestamptz,
  retry_after_seconds integer,
  job_id uuid,
  replayed boolean,
  tier text,
  account_id uuid
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  v_key nas.api_key;
  v_window record;
  v_counts_usage boolean;
begin
  details := '{}';
  replayed := false;
  select * into v_key from nas.find_key(p_key_hash);
  if not found then
    outcome := 'invalid_api_key';
    return next;
    return;
  end if;
  tier := v_key.tier;
  account_id := v_key.account_id;
  v_window := nas.count_request(v_key.id, p_operation);
  rate_limit := v_key.rate_per_minute;
  rate_remaining := greatest(rate_limit - v_window.requests, 0);
  rate_reset := v_window.reset;
  quota_limit := nas.monthly_quota(v_key.quotas, p_operation);
  quota_remaining := nas.remaining_quota(v_key.id, p_operation, quota_limit);
  quota_reset := (nas.current_month() + interval '1 month') at time zone 'UTC';

  select judged.outcome, coalesce(judged.details, '{}'), judged.job_id, judged.job_id is not null
  into outcome, details, job_id, replayed
  from nas.judge_request(
    v_key, p_operation, p_scope, p_valid, p_input_mode, p_compound_ids, p_compound_names, p_job, p_limits,
    v_window.requests, quota_remaining) as judged;
  v_counts_usage := outcome is null
    and (p_job is not null or coalesce((p_limits ->> 'counts_usage')::boolean, true));
  if v_counts_usage then
    if nas.take_usage(v_key.id, p_operation, quota_limit, p_job is not null) then
      quota_remaining := quota_remaining - 1;
    else
      outcome := 'quota_exceeded';
    end if;
  end if;
  if outcome is null and p_job is not null then
    job_id := nas.insert_job(v_key, p_operation, p_input_mode, p_job, p_limits);
  end if;
  -- Without a job and a quota only counts are written, and a crash of the server may lose those of its last moment: the
  -- response need not wait for the disk.
  if not (v_counts_usage and (p_job is not null or quota_limit is not null)) then
    perform set_config('synchronous_commit', 'off', true);
  end if;
  outcome := coalesce(outcome, 'ok');
  retry_after_seconds := case outcome
    when 'rate_limited' then greatest(1, ceil(extract(epoch from rate_reset - clock_timestamp())))
    when 'model_attempts_spent' then nas.seconds_to_next_hour()
    when 'backlog_high' then 5
  end;
  return next;
end;
$$;

alter table nas.backlog enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
