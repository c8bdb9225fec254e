-- The operator's own foods (source `own`, ids from 1,000,000,000) are part of what a catalogue release is.

alter table nas.catalogue_release add column if not exists compiled_id text;
update nas.catalogue_release set compiled_id = id where compiled_id is null;
alter table nas.catalogue_release alter column compiled_id set not null;

alter table nas.food drop constraint if exists food_own_ids;
alter table nas.food add constraint food_own_ids check ((source = 'own') = (id >= 1000000000));

-- Digest of all that own foods can bring into an answer, null without any. Each food is digested alone: the text
-- of some hundred thousand would exceed what one value may hold.
create or replace function nas.own_foods_digest() returns text
language sql stable set search_path = '' as $$
  with own as (
    select food.id, sha256(convert_to(jsonb_build_array(
      to_jsonb(food), to_jsonb(food_evidence), reference.citation,
      (select jsonb_agg(to_jsonb(food_name) order by language) from nas.food_name where food_name.food_id = food.id)
    )::text, 'UTF8')) as digest
    from nas.food
    left join nas.food_evidence on food_evidence.food_id = food.id
    left join nas.reference on reference.id = food_evidence.reference_set_ids[1]
    where food.id >= 1000000000
  )
  select left(encode(sha256(string_agg(digest, ''::bytea order by id)), 'hex'), 8) from own
$$;

-- Names the release that the database holds now: the compiled one, and the own foods where there are any.
create or replace function nas.name_release(p_compiled_id text) returns text
language plpgsql set search_path = '' as $$
declare
  v_id text := p_compiled_id || coalesce('.own-' || nas.own_foods_digest(), '');
begin
  if exists (select from nas.catalogue_release where id = v_id and compiled_id = p_compiled_id) then
    return v_id;
  end if;
  delete from nas.catalogue_release;
  insert into nas.catalogue_release (id, compiled_id) values (v_id, p_compiled_id);
  return v_id;
end
$$;

revoke execute on function nas.own_foods_digest(), nas.name_release(text)
  from public, anon, authenticated, service_role;

comment on column nas.catalogue_release.compiled_id is
  'the compiled files and their search terms; id adds a digest of the own foods';
