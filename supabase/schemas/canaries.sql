-- Canaries on platforms with one version of a function: a new build is a function of its own, to which the function
-- forwards a share of the keys. One row for each function with a canary.

create table nas.canary (
  operation text not null,
  version text not null,
  build text not null,
  share integer not null,
  constraint canary_pkey primary key (operation),
  constraint canary_operation_known check (operation = any (nas.operations())),
  constraint canary_named check (version <> '' and build <> ''),
  constraint canary_share_range check (share between 0 and 99)
);

create function nas_api.find_canary(p_operation text)
returns table (version text, build text, share integer)
language sql stable security definer set search_path = '' as $$
  select version, build, share from nas.canary where operation = p_operation
$$;

create function nas_api.set_canary(p_operation text, p_version text, p_build text, p_share integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into nas.canary (operation, version, build, share) values (p_operation, p_version, p_build, p_share)
  on conflict (operation) do update
  set version = excluded.version, build = excluded.build, share = excluded.share;
exception
  when integrity_constraint_violation then
    raise exception using errcode = 'NAS22',
      message = 'Cannot set the canary: the operation is unknown, a name is empty or the share is not 0 to 99';
end;
$$;

create function nas_api.end_canary(p_operation text) returns void
language sql security definer set search_path = '' as $$
  delete from nas.canary where operation = p_operation
$$;

alter table nas.canary enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.find_canary, nas_api.set_canary, nas_api.end_canary to service_role;

comment on table nas.canary is 'functions that have a canary as a second function; none where the platform keeps several versions';
comment on column nas.canary.version is 'what the second function reports as its version';
comment on column nas.canary.build is 'digest of its build';
comment on column nas.canary.share is 'percentage of the keys; at 0 only requests that select the version reach it';
comment on function nas_api.find_canary is 'No row without a canary; admissions and polls return the same';
comment on function nas_api.set_canary is 'Replaces the canary of the operation, or changes its share';
