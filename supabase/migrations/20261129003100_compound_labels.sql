-- A misspelt compound was compared with the labels of all compounds; an index finds the similar ones.

create table if not exists nas.compound_label (
  compound_id integer not null,
  label text not null
);

-- Without the list of pending entries, which every search would read from end to end.
create index if not exists compound_label_trigrams_idx
on nas.compound_label using gin (label extensions.gin_trgm_ops) with (fastupdate = off);

create or replace function nas.list_compound_labels() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from nas.compound_label;
  insert into nas.compound_label (compound_id, label)
  select distinct id, named.label
  from nas.compound
  cross join lateral unnest(array[name, id::text, identifier] || synonyms) as named (label);
  return null;
end;
$$;

drop trigger if exists compound_label_listed on nas.compound;

create trigger compound_label_listed after insert or update or delete or truncate on nas.compound
for each statement execute function nas.list_compound_labels();

delete from nas.compound_label;
insert into nas.compound_label (compound_id, label)
select distinct id, named.label
from nas.compound
cross join lateral unnest(array[name, id::text, identifier] || synonyms) as named (label);

-- The compounds with the most similar spelling. An index finds their labels: to compare the query with all of them takes
-- ten milliseconds. The planner counts pages, of which the labels have few, and would read them all.
create or replace function nas.similar_compounds(p_query text) returns json
language plpgsql stable
set search_path = '' set pg_trgm.similarity_threshold = 0.1 set enable_seqscan = off as $$
begin
  return (
    select coalesce(json_agg(
      json_build_object('id', id, 'name', name, 'identifier', identifier, 'synonyms', synonyms)
      order by likeness desc, id), '[]')
    from (
      select compound_id, max(extensions.similarity(label, p_query)) as likeness
      from nas.compound_label
      where label operator(extensions.%) p_query
      group by compound_id
      order by likeness desc, compound_id
      limit 20
    ) as candidate
    join nas.compound on compound.id = candidate.compound_id
    where likeness > 0.1
  );
end;
$$;

alter table nas.compound_label enable row level security;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
