-- What the operations read of the catalogue: compound candidates for a query, evidence for a meal.

-- Whether a key and its scope stand, without counting: asked before a large body is read.
create or replace function nas_api.check_key(p_key_hash text, p_operation text, p_scope text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select coalesce(nas.permission_refusal(key, p_operation, p_scope, null), 'ok')
      from nas.find_key(p_key_hash) as key),
    'invalid_api_key')
$$;

-- Compounds whose name, id, ontology value or a synonym is the query, then those spelled most like it.
-- The whole list is some hundred rows, so a scan costs less than keeping an index.
create or replace function nas.compound_candidates(p_query text) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(
    json_build_object('id', id, 'name', name, 'identifier', identifier, 'synonyms', synonyms)
    order by likeness desc, id), '[]')
  from (
    select compound.*, max(
      case when lower(label) = lower(p_query) then 2 else extensions.similarity(label, p_query) end
    ) as likeness
    from nas.compound
    cross join lateral unnest(array[name, id::text, identifier] || synonyms) as label
    group by compound.id
    order by likeness desc, compound.id
    limit 20
  ) as candidate
  where likeness > 0.1
$$;

create or replace function nas_api.admit_compound_query(
  p_key_hash text, p_operation text, p_scope text, p_query text
) returns table (admission json, candidates json)
language plpgsql security definer set search_path = '' as $$
begin
  select row_to_json(admitted) into admission
  from nas_api.admit_request(p_key_hash, p_operation, p_scope, true, p_limits => '{"counts_usage": false}') as admitted;
  candidates := case when admission ->> 'outcome' = 'ok' then nas.compound_candidates(p_query) else '[]' end;
  return next;
end;
$$;

-- The evidence that the foods of a meal have for the compounds of a tier, narrowed by an optional filter.
create or replace function nas_api.meal_evidence(
  p_food_ids integer[],
  p_tier text,
  p_compound_ids integer[] default null,
  p_compound_names text[] default null
) returns table (catalogue_release text, compounds json, evidence json, citations json)
language sql stable security definer set search_path = '' as $$
  with scope as (
    select compound.* from nas.compound
    where (p_tier = 'molecular' or content_class = any (nas.tier_classes(p_tier)))
      and (
        cardinality(coalesce(p_compound_ids, '{}')) + cardinality(coalesce(p_compound_names, '{}')) = 0
        or id = any (p_compound_ids) or name = any (p_compound_names)
      )
  ), cell as (
    select food.food_id, cell.*, reference_set.reference_ids
    from nas.food_evidence as food
    cross join lateral unnest(
      food.compound_ids, food.amounts, food.value_types, food.minima, food.maxima, food.derivations,
      food.reference_set_ids
    ) as cell (compound_id, amount, value_type, minimum, maximum, derivation, reference_set_id)
    join nas.reference_set on reference_set.id = cell.reference_set_id
    where food.food_id = any (p_food_ids) and cell.compound_id in (select id from scope)
  )
  select
    (select id from nas.catalogue_release),
    (
      select coalesce(json_agg(
        json_build_object('id', id, 'name', name, 'identifier', identifier, 'unit', unit) order by id), '[]')
      from scope where id in (select compound_id from cell)
    ),
    (
      select coalesce(json_agg(json_build_object(
        'food_id', food_id, 'compound_id', compound_id, 'amount', amount, 'value_type', value_type,
        'minimum', minimum, 'maximum', maximum, 'derivation', derivation, 'reference_ids', reference_ids
      ) order by compound_id, food_id), '[]')
      from cell
    ),
    (
      select coalesce(json_agg(json_build_object('id', id, 'citation', citation) order by id), '[]')
      from nas.reference where id in (select unnest(reference_ids) from cell)
    )
$$;

revoke execute on all functions in schema nas from public, anon, authenticated, service_role;
revoke execute on all functions in schema nas_api from public, anon, authenticated;
grant execute on function nas_api.check_key, nas_api.admit_compound_query, nas_api.meal_evidence to service_role;
