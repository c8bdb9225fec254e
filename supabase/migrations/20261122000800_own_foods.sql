-- The first state of supabase/schemas/own_foods.sql, where the reasons are.

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

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
