-- The versions of each function and their order.

create table nas.function_version (
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

-- Registers a version when it is first seen. A known one costs an indexed read, and once a minute a write that
-- never waits for a lock.
create function nas.note_version(p_operation text, p_version text) returns void
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

create function nas_api.release_version(p_operation text, p_version text) returns void
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

alter table nas.function_version enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.release_version to service_role;

comment on table nas.function_version is
  'versions in the order of sequence: first seen, or moved to the end by nas_api.release_version';
comment on column nas.function_version.first_seen_at is 'how old its code is, whatever has been released since';
comment on column nas.function_version.seen_at is
  'last admission, claim or traffic of the version, to the minute';
comment on function nas_api.release_version is
  'Moves a version to the end of its operation''s order: from now on it may finish the jobs of every other';
